import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactCompiler } from '../../.ci/react-compiler.js';
import { splitWords } from './words.config.js';

const installed = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [splitWords(), tailwindcss(), reactCompiler(), react()],
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
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
    sourcemap: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
}));
