// Who may import whom (docs/architecture.md). turbo boundaries checks the packages, this checks the files.
const { readdirSync } = require('node:fs');
const { fences } = require('./.ci/areas.cjs');

/** Libraries that read or write tables: those that a package of ours names, and those that it might name next. */
const ofTables = /xlsx|excel|csv|spreadsheet|(^|[-/])(xls|ods|sheets?)($|[-/])/i;
const named = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(`${__dirname}/${folder}`).flatMap((name) => {
    const { dependencies = {}, devDependencies = {} } = require(`./${folder}/${name}/package.json`);
    return Object.keys({ ...dependencies, ...devDependencies }).filter((each) => ofTables.test(each));
  }),
);
const others =
  'xlsx|xlsx-js-style|exceljs|read-excel-file|node-xlsx|hyparquet|csv-parse|csv-parser|fast-csv|@fast-csv/[^/]+|neat-csv|papaparse|d3-dsv|iconv-lite';
const tableLibraries = [...new Set(named), others].join('|');

const only = (from, allowed, comment) => ({
  name: comment.replace(/\W+/g, '-').toLowerCase(),
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    only('^packages/core/src', '^packages/core/', 'core imports nothing of ours'),
    only('^packages/ui/src', '^packages/(ui|core)/', 'ui imports core only'),
    only('^packages/api-client/src', '^packages/(api-client|core)/', 'api-client imports core only'),
    only(
      '^apps/server/src',
      '^(apps/server|packages/(api-client|core))/',
      'the server imports contract and core',
    ),
    only('^apps/console/src', '^(apps/console|packages)/', 'nobody imports an app: console'),
    only('^apps/enroll/src', '^(apps/enroll|packages)/', 'nobody imports an app: enroll'),
    {
      name: 'server-reads-the-contract-only',
      comment: 'The server must not pull in the axios client.',
      severity: 'error',
      from: { path: '^apps/server/src' },
      to: { path: '^packages/api-client/src/(?!contract/|messages/)' },
    },
    {
      name: 'intl-only-in-i18n',
      comment: 'core has no run-time dependency but @formatjs/intl, and that in i18n/ only.',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '(^packages/core/src/i18n/|\\.test\\.ts$)' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'] },
    },
    {
      name: 'one-reader-of-tables',
      comment:
        'Tables that people send are read by the one reader, in a thread of its own and within its bounds.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src',
        pathNot: '^apps/server/src/platform/sheet/(parts/|testing/(old-workbook|book-of))',
      },
      to: { path: `(^|/)node_modules/(${tableLibraries})(/|$)` },
    },
    ...fences,
    {
      name: 'the-door-is-its-own',
      comment: 'What every scanner needs stands in scanning/; no other screen takes anything from the door.',
      severity: 'error',
      from: { path: '^apps/console/src/screens/', pathNot: '^apps/console/src/screens/exam/check-in/' },
      to: { path: '^apps/console/src/screens/exam/check-in/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src' },
      to: { circular: true },
    },
    {
      name: 'ui-knows-no-network',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: 'node_modules/(axios|react-router|@tanstack/react-query)' },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^vite/client$|[.]wasm[?]url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/compiled/|storybook-static|__screenshots__)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@skillcert/source', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
