// npm run api-docs: writes docs/api.md from the contract. With --check it only says whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const page = 'docs/api.md';
const source = `
  import { contract } from '@skillcert/api-client/contract';
  import { docsMarkdown } from './apps/server/src/openapi/docs-markdown.ts';
  export const text = docsMarkdown(contract);`;

const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  conditions: ['@skillcert/source'],
  logLevel: 'error',
});
const { text } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  process.stderr.write(`${page} is not what the contract says. Run \`npm run api-docs\` and commit it.\n`);
  process.exitCode = 1;
}
