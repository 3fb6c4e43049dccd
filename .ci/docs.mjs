// npm run docs: writes the generated pages. With --check it only reports the outdated ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const pages = {
  'docs/api.md': `
    import { contract } from '@skillcert/api-client/contract';
    import { docsMarkdown } from './apps/server/src/openapi/docs-markdown.ts';
    export const text = docsMarkdown(contract);`,
  'docs/lifecycles.md': "export { text } from './.ci/pages/lifecycles-page.ts';",
  'docs/adr/README.md': "export { text } from './.ci/pages/decisions-page.ts';",
  'docs/glossary.md': "export { text } from './.ci/pages/glossary-page.ts';",
};

const textOf = async (source) => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['@skillcert/source'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).text;
};

for (const [page, source] of Object.entries(pages)) {
  const text = await textOf(source).catch(({ message }) => {
    process.stderr.write(`${page}: ${message}\n`);
    process.exit(1);
  });
  if (!process.argv.includes('--check')) writeFileSync(page, text);
  else if (readFileSync(page, 'utf8') !== text) {
    process.stderr.write(`${page} is not what the code says. Run \`npm run docs\` and commit it.\n`);
    process.exitCode = 1;
  }
}
