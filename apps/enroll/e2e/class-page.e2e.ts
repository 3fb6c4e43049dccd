import { limits } from '@skillcert/core';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t, takeSeat } from './candidate.js';
import { expect, test } from './test.js';

test('the page of a class is read without a script, in the language of its address', async ({
  browser,
  staff,
  baseURL,
}) => {
  const { code, class_name } = await staff.openClass(5);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/enroll/class/${code}?lang=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(class_name));
  await expect(page.getByRole('heading', { level: 1, name: class_name })).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /picture\.png\?lang=es$/,
  );
  await expect(page.getByRole('link', { name: 'Inscribirse', exact: true })).toBeVisible();
  await expect(page.locator('[data-share]').first()).toBeHidden();
  await page.getByRole('link', { name: '中文', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('link', { name: '报名', exact: true })).toHaveAttribute(
    'href',
    /\/enroll\/create\?class_id=/,
  );
  const lost = await page.goto(`${baseURL}/enroll/class/NOTHING-HERE`);
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('from the list one reads a class, sees its seats go, and passes it on', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  const { class_id, class_name, code } = await staff.openClass(5);
  await page.goto(`/enroll?search=${class_name}`);
  await page.getByRole('link', { name: class_name, exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`/enroll/class/${code}$`));
  await passAxe(page, 'the page of a class');
  await expect(page.getByText(t('list.seats_left', { count: 5 }))).toBeVisible();
  await takeSeat(browser, baseURL, class_id);
  await expect(async () => {
    await page.clock.fastForward(2 * limits.seats_poll_ms);
    await expect(page.getByText(t('list.seats_left', { count: 4 }))).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('class_page.copy'), exact: true }).tap();
  await expect(page.getByRole('button', { name: t('class_page.copied'), exact: true })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`/enroll/class/${code}`);
});
