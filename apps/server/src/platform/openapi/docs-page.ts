import { type Endpoint, type ErrorName, errors } from '@skillcert/api-client/contract';
import type { CallTable } from '../http/calls/bind-calls.js';
import { docsCall, refusalTable } from './docs-call.js';
import { docsScript } from './docs-script.js';
import { docsStyle } from './docs-style.js';
import { escapeHtml } from './escape-html.js';
import { showRefusal } from './refusals-of.js';

const areaOf = ({ call }: Endpoint) => call.split('/', 1)[0] ?? '';

const section = (area: string, calls: readonly Endpoint[]) => `
<section data-area="${area}"><h2>${area}</h2>${calls.map(docsCall).join('')}</section>`;

const sections = (contract: CallTable) => {
  const calls = Object.values(contract);
  const areas = [...new Set(calls.map(areaOf))];
  return areas
    .map((area) =>
      section(
        area,
        calls.filter((endpoint) => areaOf(endpoint) === area),
      ),
    )
    .join('');
};

/** The page to read the API by: complete in itself, it loads nothing. */
export const docsPage = (contract: CallTable, version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>SkillCert API</title><link rel="icon" href="data:,"><style>${docsStyle}</style></head><body><main>
<h1>SkillCert API</h1>
<p>Release ${escapeHtml(version)}. The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Every call answers <code>{code, message, data}</code>. <code>code</code> 20000 is success; every other code is a refusal, and
the HTTP status stays 200. Only a failure of the protocol itself has another status. <code>message</code> comes in the
language of <code>Accept-Language</code> (en, zh, es, ja). Input errors stand in <code>data.fields</code> by field.</p>
<p>Sign in with <code>user/login</code> and send its token as <code>X-Token</code>; in a browser the HttpOnly cookie belongs to it.
<code>&lt;role&gt;-token</code> instead narrows the session to one role. A POST carries <code>Content-Type: application/json</code>
and comes from our own pages or from no page at all.</p>
<label for="filter">Filter by name, words, role or code</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false"> <output for="filter" role="status"></output>
${sections(contract)}
<h2>All refusals</h2>${refusalTable((Object.keys(errors) as ErrorName[]).map(showRefusal))}
</main><script>${docsScript}</script></body></html>
`;
