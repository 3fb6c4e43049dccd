import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The mark of the product on the tab of the browser.
  staticDirs: [{ from: '../apps/console/public/favicon.svg', to: '/favicon.svg' }],
  previewAnnotations: (entries = []) => [
    ...entries,
    fileURLToPath(new URL('docs-preview.ts', import.meta.url)),
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    resolve: {
      ...vite.resolve,
      conditions: ['@skillcert/source', 'module', 'browser', 'development|production'],
    },
    root: fileURLToPath(new URL('..', import.meta.url)),
  }),
};

export default config;
