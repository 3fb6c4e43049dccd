/**
 * The steps of `npm run check`, which are also the first ones of `npm test`: everything that needs no browser and
 * no database. Steps that read the sources run beside steps that build them.
 */
export const checks = [
  { name: 'words', run: 'turbo run messages --output-logs=errors-only' },
  {
    lanes: [
      [
        // npm removes platforms that its registry lacks from the lock file, and then refuses the file in a clean
        // clone.
        { name: 'lock file', run: 'npm ci --dry-run --loglevel=error > /dev/null' },
        { name: 'biome', run: 'biome check --error-on-warnings --colors=off --max-diagnostics=50 .' },
        { name: 'house rules', run: 'node .ci/check-house-rules.mjs' },
        { name: 'a closed set is said once', run: 'node .ci/check-repeated-sets.mjs' },
        { name: 'one word for one thing', run: 'node .ci/check-glossary.mjs' },
        { name: 'docs are what the code says', run: 'node .ci/docs.mjs --check' },
        { name: 'the walks of the docs exist', run: 'node .ci/check-walks.mjs' },
        { name: 'a screen comes with its words', run: 'node .ci/check-word-areas.mjs' },
        { name: 'fences: turbo boundaries', run: 'turbo boundaries' },
        {
          name: 'fences: dependency-cruiser',
          run: 'depcruise --config .dependency-cruiser.cjs packages apps',
        },
        { name: 'fences: areas', run: 'node --test .ci/areas.test.mjs' },
        { name: 'dead code', run: 'knip' },
        { name: 'named calls are in use', run: 'node .ci/check-named-calls.mjs' },
        { name: 'migrations and decisions count', run: 'node .ci/check-counts.mjs' },
        { name: 'components are whole', run: 'node .ci/check-components.mjs' },
        { name: 'icons have one meaning', run: 'node .ci/check-icons.mjs' },
        { name: 'sample screens say what the product says', run: 'node .ci/check-screen-words.mjs' },
        { name: 'a browser is started again', run: 'node --test .ci/run-steps.test.mjs' },
        { name: 'tests of the shell', run: 'node .ci/check-shell-tests.mjs' },
        { name: 'types', run: 'turbo run typecheck --output-logs=errors-only' },
      ],
      [
        { name: 'build', run: 'turbo run build --output-logs=errors-only' },
        { name: 'sizes of the components', run: 'node .ci/sizes.mjs' },
        // Playwright leaves the types out as it runs.
        { name: 'types of the specs', run: 'node .ci/tsc.mjs -p .' },
        { name: 'types of the other programme', run: 'node .ci/tsc.mjs -p examples/other-programme' },
        { name: 'packages as npm takes them', run: 'node .ci/check-published.mjs' },
      ],
    ],
  },
];
