import { defineConfig } from 'tsup';

// One output file per source file: keeps "use client", tree-shakes per module, and maps one to one onto the types.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**', '!src/**/sample-*'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  clean: true,
});
