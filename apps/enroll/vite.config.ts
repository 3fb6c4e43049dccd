import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// @boundaries-ignore the build of both apps shares this plugin; it is no package
import { leanLibraries } from '../../.ci/lean-libraries.js';
import { downloads } from './downloads.js';
import { messageParts } from './message-parts.js';

const installed = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

export default defineConfig({
  base: '/',
  plugins: [tailwindcss(), messageParts(), leanLibraries(), react()],
  resolve: {
    conditions: ['@skillcert/source', 'module', 'browser', 'development|production'],
    alias: [
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js'),
      },
    ],
  },
  build: {
    assetsDir: 'enroll-assets',
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: downloads } } },
  },
  // The host stays the page's own, or the server would take every call for one from another site.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } } },
});
