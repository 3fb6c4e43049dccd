import { defineConfig } from 'tsup';

// One output file per source file: keeps "use client", tree-shakes per module, and maps one to one onto the types.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  // Comments are packed in the sources and in the types. A third copy would be four in a hundred of the package.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  clean: true,
});
