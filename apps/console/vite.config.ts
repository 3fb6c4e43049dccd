import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// @boundaries-ignore the build of both apps shares these plugins; they are no package
import { leanLibraries } from '../../.ci/lean-libraries.js';
// @boundaries-ignore the same
import { reactCompiler } from '../../.ci/react-compiler.js';
import { doorWorker } from './door-worker.config.js';
import { listDownload, staffDownload } from './downloads.config.js';
import { firstFiles } from './first-files.config.js';
import { menuPinyin } from './pinyin.config.js';
import { splitWords } from './words.config.js';

const installed = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [
    splitWords(),
    menuPinyin(),
    tailwindcss(),
    reactCompiler(),
    leanLibraries(),
    react(),
    firstFiles(),
    doorWorker(),
  ],
  resolve: {
    conditions: ['@skillcert/source', 'module', 'browser', 'development|production'],
    alias: [
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js'),
      },
      // Without this a production build carries react-router's development build.
      ...(command === 'build'
        ? [{ find: /^react-router$/, replacement: installed('react-router/dist/production/index.mjs') }]
        : []),
    ],
  },
  build: {
    assetsDir: 'console-assets',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first download names all the others: 42 bits tell a file from its next version, and cost less than 48.
        chunkFileNames: 'console-assets/[name]-[hash:7].js',
        assetFileNames: 'console-assets/[name]-[hash:7][extname]',
        // Left alone, what screens share becomes dozens of files of a few hundred bytes each.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            // One download for the first call: our client asks for axios as soon as it is there.
            {
              name: 'client',
              test: /\/packages\/api-client\/src\/(?:create-client|read-envelope)|\/apps\/console\/src\/client\/send|\/node_modules\/axios\//,
              priority: 2,
            },
            // The download of a first dialog, drawer or menu search; several of them share it.
            { name: 'dialogs', test: /\/packages\/ui\/src\/dialog\/dialog-surface/, priority: 2 },
            {
              name: 'staff',
              test: staffDownload,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'lists', test: listDownload, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
  },
  // As modules: what reads codes finds its WebAssembly by its own address.
  worker: { format: 'es' },
  // The host stays the page's own, or the server would take every call for one from another site.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/handbook.pdf'].map((path) => [
        path,
        { target: 'http://127.0.0.1:4000', changeOrigin: false },
      ]),
    ),
  },
}));
