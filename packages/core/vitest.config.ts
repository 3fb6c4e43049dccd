import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'core',
    include: ['src/**/*.test.ts', '*.test.mjs'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/index.ts'],
      thresholds: { lines: 100 },
    },
  },
});
