import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { wordsOf } from '@skillcert/e2e/words.js';
import { expect, test } from './staff-page.js';

const phone = { viewport: { width: 390, height: 844 }, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' };
const pages = [
  { path: '/login', says: wordsOf('console', 'es')('login.submit'), device: {} },
  { path: '/enroll', says: wordsOf('enroll', 'es')('list.lead'), device: phone },
] as const;

for (const { path, says, device } of pages) {
  test(`${path} shows its words before its script runs, and nothing moves when it comes`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ ...device, baseURL: product.url, locale: 'es-ES' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries()) {
          dataset.moved = String(Number(dataset.moved ?? 0) + Number(Object(entry.toJSON()).value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let send: (() => void) | undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const words = page.getByText(says, { exact: true });
    await expect(words).toBeVisible();
    // The markup may be there before its sheet.
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
    const place = await words.boundingBox();
    // Nothing can be reached, so nothing can be lost.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    send?.();
    await expect(page.locator('#root[inert]')).toHaveCount(0);
    await expect(words).toBeVisible();
    expect(await words.boundingBox()).toEqual(place);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThanOrEqual(0.1);
    await passAxe(page, `${path}, drawn`);
    await context.close();
  });
}
