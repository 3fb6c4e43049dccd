// npm run docs: writes the registers and pages that the code knows. With --check it only says which of them are not up
// to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { importSource } from './import-source.mjs';

// In this order: what is written is read by those after it.
const pages = {
  'packages/api-client/src/contract/contract.ts': "export { text } from './.ci/pages/contract-register.ts';",
  'packages/api-client/src/contract/wire-kinds.ts': "export { text } from './.ci/pages/wire-kinds.ts';",
  'docs/api.md': `
    import { contract } from '@skillcert/api-client/contract';
    import { docsMarkdown } from './apps/server/src/platform/openapi/docs-markdown.ts';
    export const text = docsMarkdown(contract);`,
  'docs/lifecycles.md': "export { text } from './.ci/pages/lifecycles-page.ts';",
  'docs/adr/README.md': "export { text } from './.ci/pages/decisions-page.ts';",
  'docs/roles.md': `
    import { routes } from './apps/console/src/routes.ts';
    import { rolesPage } from './.ci/pages/roles-page.ts';
    export const text = rolesPage(routes.all.map(({ route }) => route));`,
  'docs/glossary.md': "export { text } from './.ci/pages/glossary-page.ts';",
};

for (const [page, source] of Object.entries(pages)) {
  const { text } = await importSource(source).catch(({ message }) => {
    process.stderr.write(`${page}: ${message}\n`);
    process.exit(1);
  });
  if (!process.argv.includes('--check')) writeFileSync(page, text);
  else if (readFileSync(page, 'utf8') !== text) {
    process.stderr.write(`${page} is not what the code says. Run \`npm run docs\` and commit it.\n`);
    process.exitCode = 1;
  }
}
