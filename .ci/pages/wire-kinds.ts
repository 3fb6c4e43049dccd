import { contract } from '../../packages/api-client/src/contract/contract.js';
import { type Endpoint, searchesByHeader } from '../../packages/api-client/src/contract/endpoint.js';

/**
 * The facts that a browser must know of a call before it sends it, by a word each. An export answers with a file, which
 * its name says.
 */
const kindOf = (endpoint: Endpoint): readonly (readonly [word: string, fact: string])[] => {
  const { call, method, body, answers, waits } = endpoint;
  const isFile = answers !== undefined && answers !== 'json' && !call.includes('/export');
  return [
    ...(method === 'GET' ? [['read', "method: 'GET'"] as const] : []),
    ...(body === 'query' ? [['query', 'queries: true'] as const] : []),
    ...(searchesByHeader(endpoint) ? [['search', 'searches: true'] as const] : []),
    ...(isFile && answers !== 'stream' ? [['file', "answers: 'file'"] as const] : []),
    ...(isFile && answers === 'stream' ? [['stream', "answers: 'stream'"] as const] : []),
    ...(waits ? [['wait', 'waits: true'] as const] : []),
  ];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (words: readonly string[]) =>
  words.map((word, index) => (index ? capital(word) : word)).join('');

const calls = Object.values<Endpoint>(contract)
  .map((endpoint) => ({ call: endpoint.call, kind: kindOf(endpoint) }))
  .filter(({ kind }) => kind.length > 0)
  .map(({ call, kind }) => ({
    call,
    name: nameOf(kind.map(([word]) => word)),
    facts: kind.map(([, fact]) => fact).join(', '),
  }))
  // Those of a kind beside each other: so the table is packed into fewer bytes.
  .toSorted((a, b) => (`${a.name} ${a.call}` < `${b.name} ${b.call}` ? -1 : 1));

const kinds = [...new Set(calls.map(({ name, facts }) => `const ${name}: WireKind = { ${facts} };`))];

/** The table of the calls that are no plain POST, as the endpoints say it. */
export const text = `// Made by \`npm run docs\` from the endpoints, so that browsers load their names without their schemas.
import type { CallName } from './call-name.js';

/** How a call travels that is no POST of JSON answered by an envelope. */
export interface WireKind {
  readonly method?: 'GET';
  /** The input of a POST in the query. */
  readonly queries?: true;
  /** \`search\` in a header of its own (\`searchHeader\`). */
  readonly searches?: true;
  /** A file instead of an envelope; a stream takes as long as the line takes. */
  readonly answers?: 'file' | 'stream';
  /** An answer once something has happened. */
  readonly waits?: true;
}

${kinds.join('\n')}

/** The calls of which anything of that is true, but for \`/export\`: all of them answer with a file. */
export const wireKinds: { readonly [Name in CallName]?: WireKind } = {
${calls.map(({ call, name }) => `  '${call}': ${name},`).join('\n')}
};
`;
