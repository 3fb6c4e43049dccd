import { wordsOf } from '@skillcert/e2e/words.js';
import { expect, test } from './staff-page.js';

const es = wordsOf('console', 'es');

// The longest words, at the most common desk size: pinned cells would cover the cells before them.
test('payments have room for all their cells in Spanish at 1366', async ({
  page,
  context,
  product,
  openIn,
  openPaid,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { class_name } = await openPaid();
  await openIn('admin', class_name, '/applicants/payment/payment-lists');
  await context.addCookies([{ name: 'language', value: 'es', url: product.url }]);
  for (const path of ['/applicants/payment/payment-lists', '/payment/payment-lists']) {
    await page.goto(path);
    const list = page.getByRole('region', { name: es('payments.heading') });
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await expect(list.getByRole('columnheader', { name: es('payments.declared_at') })).toBeVisible();
    const hidden = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden, path).toBe(0);
  }
});
