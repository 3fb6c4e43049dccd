import { contract } from '../../packages/api-client/src/contract/contract.ts';
import { type Endpoint, searchesByHeader } from '../../packages/api-client/src/contract/endpoint.ts';

/** What a browser must know of a call before it sends it; what exports answers with a file, which its name says. */
const kindOf = (endpoint: Endpoint) => {
  const { call, method, body, answers, waits } = endpoint;
  const isFile = answers !== undefined && answers !== 'json' && !call.includes('/export');
  return [
    method === 'GET' && "method: 'GET'",
    body === 'query' && "body: 'query'",
    searchesByHeader(endpoint) && "search: 'header'",
    isFile && `answers: '${answers === 'stream' ? 'stream' : 'file'}'`,
    waits && 'waits: true',
  ].filter(Boolean);
};

const lines = Object.values<Endpoint>(contract)
  .map((endpoint) => ({ call: endpoint.call, kind: kindOf(endpoint) }))
  .filter(({ kind }) => kind.length > 0)
  .map(({ call, kind }) => `  '${call}': { ${kind.join(', ')} },`);

/** The table of the calls that are no plain POST, as the endpoints say it. */
export const text = `// Made by \`npm run docs\` from the endpoints, so that browsers load their names without their schemas.
import type { CallName } from './call-name.js';

/** How a call travels that is no POST of JSON answered by an envelope. */
export interface WireKind {
  readonly method?: 'GET';
  /** The input of a POST in the query. */
  readonly body?: 'query';
  /** \`search\` in a header of its own (\`searchHeader\`). */
  readonly search?: 'header';
  /** A file instead of an envelope; a stream takes as long as the line takes. */
  readonly answers?: 'file' | 'stream';
  /** An answer once something has happened. */
  readonly waits?: true;
}

/** The calls of which anything of that is true, but for \`/export\`: all of them answer with a file. */
export const wireKinds: { readonly [Name in CallName]?: WireKind } = {
${lines.join('\n')}
};
`;
