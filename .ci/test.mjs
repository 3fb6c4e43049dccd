// The one test command: static checks, unit and property tests, stories in Chromium, the server, the packages as
// others use them, the product end to end. `npm test -- core` runs one step of it, `npm run test:full` more than
// the gate has time for.
import { resolve } from 'node:path';
import { checks } from './checks.mjs';
import { describeMachine } from './describe-machine.mjs';
import { findChromium } from './find-chromium.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { ownFonts } from './own-fonts.mjs';
import { runSteps } from './run-steps.mjs';

// One stall of a machine must not cost an hour. A test that passes only on a retry is reported: it must be fixed
// all the same.
const retries = process.env.CI ? 2 : 0;

const vitest = (name, config, more = '') => ({
  name,
  counts: 'vitest',
  run: `vitest run --config ${config} --retry=${retries} --reporter=default --reporter=json --outputFile.json=REPORT ${more}`,
});

const server = 'apps/server/vitest.config.ts';
const ui = 'packages/ui/vitest.config.ts';

// The checks that the gate has no time for: every engine everywhere, twenty rounds of kills, papers as another
// program draws them, Storybook's own runner and all of Storybook in four languages, the packages installed from
// npm.
const isFull = process.argv.includes('--full');

// One browser that draws story after story leaves much of a second core idle, and so does a server that waits for
// its database.
const besideEachOther = {
  lanes: [
    [vitest('ui', ui, `--project ui --project "ui sizes" ${isFull ? '--project "ui stories"' : ''}`)],
    [
      vitest('core', 'packages/core/vitest.config.ts', isFull ? '--coverage' : ''),
      vitest('server', server, '--project server'),
    ],
    [
      ...(isFull
        ? [
            { name: 'storybook builds', run: 'npm run storybook:build --silent -- --quiet' },
            { name: 'storybook as its readers see it', run: 'node .ci/walk-storybook.mjs --keep' },
            { name: 'packages as others use them', run: 'node .ci/check-packed.mjs' },
            // Their pages stay in test-results/papers, to be looked at.
            vitest('papers', server, '--project "server, papers"'),
            vitest('server, processes', server, '--project "server, processes"'),
            vitest('ui, by keyboard', ui, '--project "ui, by keyboard"'),
          ]
        : []),
      vitest('api-client', 'packages/api-client/vitest.config.ts'),
      vitest('console', 'apps/console/vitest.config.ts'),
      vitest('enroll', 'apps/enroll/vitest.config.ts'),
    ],
  ],
};

// Ten thousand random operations on money on each engine, half of them beside kill -9: the gate tries a few hundred
// of them.
const books = vitest('books', server, 'apps/server/src/domain/money/refunds/money-property.test.ts');
books.run = `BOOKS_OPERATIONS=10000 ${books.run}`;

const tests = [
  besideEachOther,
  // A comparison of times has the machine to itself; in the gate nothing does.
  ...(isFull ? [vitest('server, timed', server, '--project "server, timed"'), books] : []),
  {
    name: 'end to end',
    counts: 'playwright',
    run: `playwright test --retries=${retries} --reporter=line,json`,
  },
];

const { browser, shell } = findChromium();
process.stdout.write(`${describeMachine(shell).join('\n')}\n`);
const env = {
  ...memoryFolder(),
  ...ownFonts,
  CHROMIUM: browser,
  CHROMIUM_SHELL: shell,
  // Playwright's compiled files are as old as their sources, and are deleted with them.
  PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
  PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/reports/end-to-end.json',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(isFull ? { TEST_FULL: '1' } : { TEST_GATE: '1' }),
};

const all = [...checks, ...tests];
const wanted = process.argv.slice(2).filter((word) => word !== '--full');
const each = all.flatMap((step) => step.lanes?.flat() ?? step);
const named = each.filter(({ name }) => wanted.includes(name));
if (named.length < wanted.length) {
  const names = each.map(({ name }) => `"${name}"`).join(', ');
  process.stderr.write(`npm test -- takes names of steps: ${names}\n`);
  process.exit(2);
}

const { passed, failed } = await runSteps(wanted.length ? named : all, env);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed ? 1 : 0;
