import { randomInt } from 'node:crypto';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { newStaff } from './new-staff.js';
import { expect, looks, t, test } from './staff-page.js';

const password = 'harbour-quilt-73';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a forgotten password is replaced after a code, with the rules in sight, and the new one signs in', async ({
      page,
      office,
      product,
      press,
    }) => {
      const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
      const { username } = await newStaff(office, product.url, { phone });
      await page.goto('/login?redirect=%2Fclass%2Flists');
      await page.getByRole('link', { name: t('login.forgot') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.forgot'));
      await page.getByLabel(t('forgot.phone')).fill('12345');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByLabel(t('forgot.phone'))).toHaveAccessibleDescription(/手机号/);
      await expect(page.getByLabel(t('forgot.phone'))).toHaveValue('12345');

      await page.getByLabel(t('forgot.phone')).fill(`+86 ${phone}`);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByLabel(t('forgot.code'), { exact: true }).fill('000000');
      await press('forgot.next');
      await expect(page.getByLabel(t('forgot.code'), { exact: true })).toHaveAccessibleDescription(
        /验证码不正确/,
      );
      await expect(page.getByLabel(t('forgot.code'), { exact: true })).toBeFocused();
      await press('forgot.demo_use');
      await press('forgot.next');

      await expect(page.getByText(username)).toBeVisible();
      const rules = page.getByRole('list', { name: t('password.rules') });
      await page.getByLabel(t('forgot.password'), { exact: true }).fill('short');
      await expect(rules.getByRole('listitem').filter({ hasText: t('password.met') })).toHaveCount(2);
      await press('forgot.submit');
      await expect(page.getByRole('alert').filter({ hasText: t('password.repeat_differs') })).toBeFocused();
      await page.getByLabel(t('forgot.password'), { exact: true }).fill(password);
      await expect(rules.getByRole('listitem').filter({ hasText: t('password.met') })).toHaveCount(4);
      await passAxe(page, 'the new password');
      await page.getByLabel(t('forgot.repeat')).fill(password);
      await press('forgot.submit');

      await expect(page).toHaveURL(/\/login$/);
      await page.getByLabel(t('login.username')).fill(username);
      await page.getByLabel(t('login.password'), { exact: true }).fill(password);
      await press('login.submit');
      await expect(page).toHaveURL(/\/index$/);
    });
  });
}

test('a phone that no account has gets the same words, and no code', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByLabel(t('forgot.phone')).fill('13711112222');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('如果137****2222已绑定账号，验证码已发送。')).toBeVisible();
  await expect(page.getByRole('button', { name: t('forgot.demo_use') })).toHaveCount(0);
});
