import { type Endpoint, type ErrorName, errors, successCode } from '@skillcert/api-client/contract';
import type { CallTable } from '../http/calls/bind-calls.js';
import { answerRefusal } from '../http/errors/answer-refusal.js';
import { refuseTransition } from '../http/errors/refuse.js';
import { wordsIn } from '../http/words.js';
import { describeAccess } from './describe-access.js';
import { type FieldRow, fieldRows } from './field-rows.js';
import { fileMedia, saysFile } from './file-media.js';
import { jsonSchema } from './json-schema.js';
import { refusalsOf, type ShownRefusal, showRefusal } from './refusals-of.js';
import { whereInput } from './where-input.js';

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const fieldTable = (rows: readonly FieldRow[]) =>
  rows.length === 0
    ? 'None.'
    : table(
        ['Field', 'Type', ''],
        rows.map(({ name, type, note }) => [`\`${name}\``, type, note]),
      );

const refusalTable = (refusals: readonly ShownRefusal[]) =>
  table(
    ['Code', 'Name', 'HTTP', 'Message'],
    refusals.map(({ code, name, status, message }) => [String(code), `\`${name}\``, String(status), message]),
  );

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const answerOf = (endpoint: Endpoint) => {
  const { output, example } = endpoint;
  const media = fileMedia(endpoint);
  return media
    ? `Answer: the ${saysFile(media)}.`
    : `Answer: \`data\`\n\n${fieldTable(fieldRows(jsonSchema(output, 'output')))}\n
Example\n\n${json({ code: successCode, message: 'OK', data: example.output })}`;
};

const callSection = (endpoint: Endpoint) => {
  const { call, method, summary, access, needsKey, input, example } = endpoint;
  const rows = fieldRows(jsonSchema(input, method === 'GET' ? 'output' : 'input'));
  const refusals = refusalsOf(endpoint).map(({ name, code }) => `${code} \`${name}\``);
  return `### ${method} /api/${call}

${summary}. May be called by ${describeAccess(access)}.${needsKey ? ' Needs the header `Idempotency-Key`.' : ''}

Input: ${whereInput(endpoint)}

${fieldTable(rows)}

Example

${json(example.input)}

${answerOf(endpoint)}

Refusals: ${refusals.join(', ')}.
`;
};

const areaOf = ({ call }: Endpoint) => call.split('/', 1)[0] ?? '';

const areaSection = (area: string, calls: readonly Endpoint[]) =>
  `## ${area}\n\n${calls.map(callSection).join('\n')}`;

const obstacleExample = JSON.stringify(
  answerRefusal(refuseTransition({ why: 'scores_open', count: 3 }), wordsIn('en')).body,
  null,
  2,
);

const introduction = `# API

Generated from the contract (\`packages/api-client/src/contract\`) by \`npm run docs\`; \`npm run check\` fails when it is out of
date. The running product shows the same at \`/api/docs\` and as OpenAPI 3.1 at \`/api/openapi.json\`.

Every call answers \`{code, message, data}\`. \`code\` 20000 is success; every other code is a refusal, and the HTTP status stays
200. Only a failure of the protocol itself has another status. \`message\` comes in the language of \`Accept-Language\` (en, zh, es,
ja). Input errors stand in \`data.fields\` by field. A step that is
refused (\`transition_refused\`, \`in_use\`, \`move_barred\`) says in \`data.obstacle\` what stands in its way: a thing in its state, or a
named obstacle.

\`\`\`json
${obstacleExample}
\`\`\`

A document shows the number of a character that no font has, as in \`[U+20BB7]\`, and its answer names such characters in the header
\`X-Missing-Characters\`.

Sign in with \`user/login\` and send its token as \`X-Token\`; in a browser the HttpOnly cookie belongs to it. \`<role>-token\` instead
narrows the session to one role. A POST carries \`Content-Type: application/json\` and comes from our own pages or from no page at
all. What an account may not see answers as what does not exist: \`not_found\`.
`;

/** Every call of a contract as one page of Markdown: payload, answer, refusals, who may make it, an example. */
export const docsMarkdown = (contract: CallTable): string => {
  const calls = Object.values(contract);
  const areas = [...new Set(calls.map(areaOf))].map((area) =>
    areaSection(
      area,
      calls.filter((endpoint) => areaOf(endpoint) === area),
    ),
  );
  const all = refusalTable((Object.keys(errors) as ErrorName[]).map(showRefusal));
  return `${introduction}\n${areas.join('\n')}\n## All refusals\n\n${all}\n`;
};
