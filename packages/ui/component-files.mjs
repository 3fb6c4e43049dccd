// The files that an app downloads if it imports some names of this package. `npm run sizes` and
// src/component-size.node.test.ts count them.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = `${root}entry.ts`;

/** The files, with their gzipped bytes and the names of those that each needs at once; React is the app's. */
export const componentFiles = async (source) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // Under vitest, NODE_ENV would bring the calls of development, which no app downloads.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    root,
    resolve: { conditions: ['@skillcert/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        // One file of two thousand lines re-exports the icons: icons that nobody imports are not read.
        experimental: { lazyBarrel: true },
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { chunkFileNames: '[name].js', entryFileNames: 'entry.js' },
      },
    },
  });
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, imports, code }) => ({ name: fileName, imports, bytes: gzipSync(code).length }));
};
