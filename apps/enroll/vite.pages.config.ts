import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageParts } from './message-parts.js';
import site from './vite.config.js';

// The pages that the server draws (src/pages): their styles and the little script, apart from the screens, which bring
// React; and, with --ssr, the module that draws them.
export default defineConfig(({ isSsrBuild }) => ({
  ...site,
  plugins: [tailwindcss(), messageParts(), react()],
  ssr: { noExternal: true, resolve: { conditions: site.resolve?.conditions } },
  build: {
    ...site.build,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false, entryFileNames: 'pages.mjs' } }
      : { input: 'drawn.html' },
  },
}));
