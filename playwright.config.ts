import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { gateSpecs } from './.ci/e2e/gate-specs.js';

// A second --disable-features takes the place of the first, so Playwright's own are named again.
const ofPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

// Every window loads two pages for an invisible address bar, and keeps a process for a site that nobody opens:
// half of the cost of a window.
const ofWindows = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

const launchOptions = {
  executablePath: process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
  env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('.ci/fonts.conf', import.meta.url)) },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A page of a spec is gone before V8’s last compiler pays off: a fifth of the cost of pages.
    '--js-flags=--no-turbofan',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...ofPlaywright, ...ofWindows].join()}`,
    // Our pages isolate themselves (Cross-Origin-Opener-Policy), so Chromium drops the process of the empty page, a
    // tenth of the cost of a page, unless it may have only one. Contexts never share one.
    '--renderer-process-limit=1',
  ],
};

// A trace photographs every step of every test: as much work as the test itself. E2E_TRACE=1 records it.
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off';

// The full run adds the tests with this tag, and on the second engine the main job and the whole life of a class
// (ADR 0045).
const isFull = Boolean(process.env.TEST_FULL);
const fullRunOnly = /@full/;
const ofTheGate = process.env.TEST_GATE ? { testMatch: gateSpecs.map((name) => `**/${name}.e2e.ts`) } : {};

// A renamed spec would leave the gate in silence.
const lost = gateSpecs.filter(
  (name) => !['console', 'enroll', 'server'].some((app) => existsSync(`apps/${app}/e2e/${name}.e2e.ts`)),
);
if (lost.length > 0)
  throw new Error(`.ci/e2e/gate-specs.ts names specs that are not there: ${lost.join(', ')}`);

export default defineConfig({
  globalSetup: './.ci/e2e/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  // Generous, and here only: a true state comes sooner, and one that never comes fails after any wait.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // A page waits for its server and a test for its page: two of them leave four tenths of two cores idle.
  workers: 4,
  forbidOnly: true,
  use: {
    launchOptions,
    // A desk; the specs of the enrol site are on a phone.
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // An element that fades in has no contrast yet; motion.e2e.ts turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    trace,
    screenshot: 'only-on-failure',
  },
  // A worker that changes the project starts a new browser: everything except the second engine is one project.
  projects: [
    {
      name: 'built-in PostgreSQL',
      testDir: 'apps',
      ...ofTheGate,
      ...(isFull ? {} : { grepInvert: fullRunOnly }),
    },
    ...(isFull
      ? [
          {
            name: 'one’s own PostgreSQL',
            testDir: 'apps/console/e2e',
            testMatch: ['**/main-job.e2e.ts', '**/class-whole-life.e2e.ts'],
            // The option is declared by .ci/e2e/test.ts.
            use: { engine: 'external' } as Partial<PlaywrightTestOptions>,
          },
        ]
      : []),
  ],
});
