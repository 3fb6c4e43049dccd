import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'console',
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.ts'],
    // Some read every source, which takes its time while the other suites run.
    testTimeout: 120_000,
  },
});
