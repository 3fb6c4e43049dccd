import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const counted = /\.(?:js|css)(?:\?|$)/;

/** What a page loads until `shown` resolves: gzip bytes of its JavaScript and CSS, and the requests before the first paint. */
export const measureFirstLoad = async (page: Page, path: string, shown: () => Promise<void>) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!counted.test(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto(path);
  await shown();
  await page.waitForLoadState('networkidle');
  const rows = await Promise.all([...sizes].map(async ([file, size]) => ({ file, bytes: await size })));
  return { kilobytes: rows.reduce((sum, row) => sum + row.bytes, 0) / 1024, rows };
};
