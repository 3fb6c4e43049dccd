import { contract } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { docsMarkdown } from './docs-markdown.js';

const page = docsMarkdown(contract);

const saysAnswer = {
  json: '"code": 20000',
  file: '"code": 20000',
  image: 'the picture itself',
  table: 'the table itself',
  zip: 'the archive itself',
  xlsx: 'the sheet itself',
  pdf: 'the document itself',
  stream: 'the file itself',
};

describe('the API as a page of Markdown', () => {
  it.each(Object.values(contract))(
    'has payload, answer, roles, refusals and an example of $call',
    (endpoint) => {
      const [, after = ''] = page.split(`### ${endpoint.method} /api/${endpoint.call}\n`);
      const [section = ''] = after.split(/\n##+ /);
      expect(section).toContain(endpoint.summary);
      expect(section).toContain('May be called by ');
      expect(section).toContain('40000 `invalid_input`');
      for (const field of Object.keys(endpoint.example.input)) expect(section).toContain(`\`${field}\``);
      expect(section).toContain(saysAnswer[endpoint.answers ?? 'json']);
    },
  );

  it('ends no cell of a table too early', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.filter((row) => row.replaceAll('\\|', '').split('|').length !== 5)).toEqual([]);
  });
});
