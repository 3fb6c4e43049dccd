import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

const counted = /\.(?:js|css)(?:\?|$)/;

// Downloaded a second and a half after the page, which on a slow machine is before it has come to rest.
export const followsChanges = /\/(?:follow-changes|refresh-profile)-/;

/**
 * A page loads at most this many kilobytes of JavaScript and CSS, gzipped, until `shown` resolves; the rest of the
 * budget is printed.
 */
export const loadsAtMost = async (most: number, page: Page, path: string, shown: () => Promise<void>) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!counted.test(pathname) || followsChanges.test(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto(path);
  await shown();
  await page.waitForLoadState('networkidle');
  const rows = await Promise.all([...sizes].map(async ([file, size]) => ({ file, bytes: await size })));
  const kilobytes = rows.reduce((sum, row) => sum + row.bytes, 0) / 1024;
  const left = (100 * (1 - kilobytes / most)).toFixed(1);
  process.stdout.write(`${path}: ${kilobytes.toFixed(1)} of ${most} KB, ${left} % left\n`);
  expect(kilobytes, JSON.stringify(rows)).toBeLessThanOrEqual(most);
};
