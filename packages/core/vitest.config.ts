import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'core',
    // Pure functions share nothing that a test could spoil.
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.mjs'],
    setupFiles: ['../../.ci/seed-random.ts'],
    // One test bundles the validators, which takes its time while the other suites run.
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/index.ts'],
      thresholds: { lines: 100 },
    },
  },
});
