import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = ['@skillcert/source'];
const conditions = [...source, 'module', 'browser', 'development|production'];

// Generous, and here only: a test that passes takes seconds of it, on a busy machine too.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

const chromium = (viewport: { width: number; height: number }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: patience.testTimeout,
  provider: playwright({
    contextOptions: { reducedMotion: 'reduce', colorScheme: 'light' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
      env: { ...process.env, FONTCONFIG_FILE: at('../../.ci/fonts.conf') },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
        // A partial redraw is mixed with the earlier pixels: an antialiased corner is then never twice the same.
        '--disable-partial-raster',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport }],
});

// The pictures are compared in the full run.
const pictures = process.env.TEST_GATE ? ['src/visual.test.tsx'] : [];

// Renders every story once more, on a page of its own: one page occupies one core.
const byKeyboard = 'src/every-story-keyboard.test.ts';

const inPage = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  plugins: [tailwindcss()],
  root: at('.'),
  test: {
    ...patience,
    ...files,
    name,
    // The gate looks at a sample, the full run looks everywhere.
    env: { TEST_FULL: process.env.TEST_FULL ?? '' },
    globalSetup: at('css-setup.ts'),
    setupFiles: at('src/testing/fail-on-console-error.ts'),
    browser: chromium({ width: 1280, height: 800 }),
  },
});

export default defineConfig({
  resolve: { conditions },
  // Named, so that a first run does not discover them midway and load React twice.
  optimizeDeps: {
    include: [
      ...Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@skillcert/')),
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'pdfjs-dist',
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-a11y > axe-core',
      'storybook/test',
    ],
  },
  test: {
    // The comparison of pictures leaves its timers behind, which the runner would wait ten seconds for.
    teardownTimeout: 2_000,
    projects: [
      inPage('ui', {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: ['src/**/*.node.test.ts', byKeyboard, ...pictures],
      }),
      inPage('ui, by keyboard', { include: [byKeyboard] }),
      {
        root: at('.'),
        resolve: { conditions: source },
        ssr: { resolve: { conditions: source } },
        test: {
          ...patience,
          name: 'ui sizes',
          // To start a process for each of its files took longer than its tests.
          isolate: false,
          include: ['src/**/*.node.test.ts'],
          setupFiles: ['../../.ci/seed-random.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: at('../../.storybook'), storybookScript: '' })],
        root: at('.'),
        // A new page for each file of stories took longer than its stories.
        test: {
          ...patience,
          name: 'ui stories',
          isolate: false,
          browser: chromium({ width: 1280, height: 800 }),
        },
      },
    ],
  },
});
