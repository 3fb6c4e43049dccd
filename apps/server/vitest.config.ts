import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source', 'module', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/start-engines.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
