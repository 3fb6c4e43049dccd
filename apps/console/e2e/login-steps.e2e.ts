import { randomInt } from 'node:crypto';
import { guessPasswords } from './guess-passwords.js';
import { isClean } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { expect, t, test } from './staff-page.js';

test('an account of several roles is asked which, and works under the one it chooses', async ({
  page,
  press,
}) => {
  await page.goto('/login?redirect=%2Fclass%2Flists');
  await page.getByLabel(t('login.username')).fill('multi01');
  await page.getByLabel(t('login.password'), { exact: true }).fill('multi01-demo');
  await press('login.submit');
  const roles = page.getByRole('group', { name: t('factor.which_role') });
  await expect(roles.getByRole('button')).toHaveText([
    t('factor.all_roles'),
    ...['recommend', 'master', 'editor'].map((role) => t(`role.${role}`)),
  ]);
  await expect(roles.getByRole('button').first()).toBeFocused();
  await isClean(page, 'which role');
  await roles.getByRole('button', { name: t('role.editor') }).click();
  await expect(page).toHaveURL(/\/class\/lists$/);
  await page.getByRole('button', { name: /账号：/ }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: t('role.editor') })).toBeChecked();
});

test('a code to the phone signs in where the password is not known, even after wrong ones', async ({
  page,
  office,
  product,
  press,
}) => {
  const phone = `136${String(randomInt(1e8)).padStart(8, '0')}`;
  const { username } = await newStaff(office, product.url, { phone });
  await page.goto('/login');
  await guessPasswords(page, username);
  await press('login.by_phone');
  await page.getByLabel(t('forgot.phone')).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await press('forgot.demo_use');
  await isClean(page, 'the code of the phone');
  await press('forgot.next');
  await expect(page).toHaveURL(/\/index$/);
});
