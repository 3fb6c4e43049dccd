import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  root: import.meta.dirname,
  test: {
    name: 'api-client',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Some read every source, which takes its time while the other suites run.
    testTimeout: 120_000,
  },
});
