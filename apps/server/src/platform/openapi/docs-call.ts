import { type Endpoint, successCode } from '@skillcert/api-client/contract';
import { describeAccess } from './describe-access.js';
import { escapeHtml } from './escape-html.js';
import { type FieldRow, fieldRows } from './field-rows.js';
import { fileMedia, saysFile } from './file-media.js';
import { jsonSchema } from './json-schema.js';
import { refusalsOf, type ShownRefusal } from './refusals-of.js';
import { whereInput } from './where-input.js';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => `
<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>
</table></div>`;

const fieldTable = (rows: readonly FieldRow[]) =>
  rows.length === 0
    ? '<p>None.</p>'
    : table(
        ['Field', 'Type', ''],
        rows.map(({ name, type, note }) => [
          `<code>${escapeHtml(name)}</code>`,
          escapeHtml(type),
          escapeHtml(note),
        ]),
      );

const json = (value: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** The table of refusals, for one call or for all. */
export const refusalTable = (refusals: readonly ShownRefusal[]): string =>
  table(
    ['Code', 'Name', 'HTTP', 'Message'],
    refusals.map(({ code, name, status, message }) => [
      String(code),
      `<code>${name}</code>`,
      String(status),
      escapeHtml(message),
    ]),
  );

/** One call as a closed part of the page that opens to everything about it. */
export const docsCall = (endpoint: Endpoint): string => {
  const { call, method, summary, access, needsKey, input, output, example } = endpoint;
  const refusals = refusalsOf(endpoint);
  const media = fileMedia(endpoint);
  const words = [
    call,
    summary,
    describeAccess(access),
    ...refusals.map(({ name, code }) => `${name} ${code}`),
  ];
  const answer = { code: successCode, message: 'OK', data: example.output };
  return `
<details id="${call}" data-words="${escapeHtml(words.join(' ').toLowerCase())}">
<summary><i>${method}</i><b>/api/${call}</b><span>${escapeHtml(summary)}</span></summary>
<div>
<p>May be called by ${escapeHtml(describeAccess(access))}.${needsKey ? ' Needs the header <code>Idempotency-Key</code>.' : ''}</p>
<div class="columns">
<div><h3>Input: ${whereInput(endpoint)}</h3>${fieldTable(fieldRows(jsonSchema(input, method === 'GET' ? 'output' : 'input')))}
<h3>Example</h3>${json(example.input)}</div>
<div><h3>Answer${media ? `: the ${saysFile(media)}` : ': data'}</h3>
${media ? '' : `${fieldTable(fieldRows(jsonSchema(output, 'output')))}<h3>Example</h3>${json(answer)}`}</div>
</div>
<h3>Refusals</h3>${refusalTable(refusals)}
</div></details>`;
};
