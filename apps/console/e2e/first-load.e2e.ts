import { measureFirstLoad } from '../../../.ci/e2e/first-load.js';
import { expect, test } from '../../../.ci/e2e/test.js';
import { wordsOf } from '../../../.ci/e2e/words.js';

const t = wordsOf('console', 'zh');

test('/login loads within 110 KB of JavaScript and CSS', async ({ page }) => {
  const shown = () => expect(page.getByRole('button', { name: t('login.submit') })).toBeVisible();
  const { kilobytes, rows } = await measureFirstLoad(page, '/login', shown);
  test.info().annotations.push({ type: 'gzip KB', description: kilobytes.toFixed(1) });
  expect(kilobytes, JSON.stringify(rows)).toBeLessThanOrEqual(110);
});

test('/class/lists shows the classes within 190 KB of JavaScript and CSS', async ({
  page,
  context,
  product,
  accountFor,
}) => {
  const { username, password } = accountFor('master');
  const answer = await page.request.post(`${product.url}/api/user/login`, {
    data: { username, password },
    headers: { origin: product.url },
  });
  const { data } = await answer.json();
  await context.addCookies([{ name: 'Admin-Token', value: data.token, url: product.url }]);
  const shown = () => expect(page.getByRole('row').nth(1)).toBeVisible();
  const { kilobytes, rows } = await measureFirstLoad(page, '/class/lists', shown);
  test.info().annotations.push({ type: 'gzip KB', description: kilobytes.toFixed(1) });
  expect(kilobytes, JSON.stringify(rows)).toBeLessThanOrEqual(190);
});
