import { defineConfig } from '@playwright/test';

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1366, height: 768 } };

export default defineConfig({
  globalSetup: './.ci/e2e/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: { launchOptions, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', trace: 'retain-on-failure' },
  projects: [
    { name: 'console', testDir: 'apps/console/e2e', use: desktop },
    { name: 'enroll', testDir: 'apps/enroll/e2e', use: phone },
    { name: 'server', testDir: 'apps/server/e2e' },
    {
      name: 'main job on one’s own PostgreSQL',
      testDir: 'apps/console/e2e',
      testMatch: '**/main-job.e2e.ts',
      // The option is declared by .ci/e2e/test.ts.
      use: { ...desktop, engine: 'external' } as typeof desktop,
    },
  ],
});
