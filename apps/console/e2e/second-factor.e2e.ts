import type { Page } from '@playwright/test';
import { codeOf } from './authenticator.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { type NewStaff, newStaff } from './new-staff.js';
import { expect, looks, t, test } from './staff-page.js';
import { confirm, nameOf, openAccount } from './user-accounts.js';

const codeField = (page: Page) => page.getByLabel(t('factor.code'), { exact: true });
const secretOf = (page: Page) => page.getByLabel(t('factor.secret'), { exact: true }).inputValue();
const codesOf = async (page: Page) =>
  (await page.getByLabel(t('factor.codes'), { exact: true }).inputValue()).split('\n');

const signIn = async (page: Page, { username, password }: Pick<NewStaff, 'username' | 'password'>) => {
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
};

/** Goes through the enrolment; gives the secret and the recovery codes. */
const enrol = async (page: Page, press: (key: string) => Promise<void>, password: string) => {
  await page.getByLabel(t('factor.password'), { exact: true }).last().fill(password);
  await press('factor.next');
  await expect(page.getByRole('img', { name: t('factor.qr_label') })).toBeVisible();
  const secret = await secretOf(page);
  await codeField(page).fill(codeOf(secret));
  await press('factor.confirm');
  const codes = await codesOf(page);
  await press('factor.kept');
  return { secret, codes };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a second factor is enrolled by a code, asked for at the sign-in, and given up again', async ({
      page,
      office,
      product,
      press,
    }) => {
      const staff = await newStaff(office, product.url);
      await page.goto('/profile/index');
      await signIn(page, staff);
      await expect(page.getByText(t('factor.none'))).toBeVisible();
      await press('factor.enrol');
      const dialog = page.getByRole('dialog', { name: t('factor.enrol') });
      await expect(dialog.getByLabel(t('factor.password'), { exact: true })).toBeVisible();
      await isCleanInBothLooks(page, 'the first step');
      await dialog.getByLabel(t('factor.password'), { exact: true }).fill('not-the-one-44');
      await press('factor.next');
      await expect(dialog.getByLabel(t('factor.password'), { exact: true })).toHaveAccessibleDescription(
        /当前密码不正确/,
      );
      await dialog.getByLabel(t('factor.password'), { exact: true }).fill(staff.password);
      await press('factor.next');
      await expect(page.getByRole('img', { name: t('factor.qr_label') })).toBeVisible();
      const secret = await secretOf(page);
      await codeField(page).fill('12');
      await press('factor.confirm');
      await expect(codeField(page)).toHaveAccessibleDescription(/验证码错误/);
      await isCleanInBothLooks(page, 'the app');
      await codeField(page).fill(codeOf(secret));
      await press('factor.confirm');
      const [first = ''] = await codesOf(page);
      await isCleanInBothLooks(page, 'the recovery codes');
      await press('factor.kept');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/剩余恢复码10个/)).toBeVisible();

      await page.context().clearCookies();
      await page.goto('/login?redirect=%2Fprofile%2Findex');
      await signIn(page, staff);
      await expect(codeField(page)).toBeFocused();
      await isCleanInBothLooks(page, 'the code of the sign-in');
      await codeField(page).fill('12');
      await press('factor.login');
      await expect(codeField(page)).toHaveAccessibleDescription(/验证码错误/);
      await codeField(page).fill(first);
      await codeField(page).press('Enter');
      await expect(page.getByText(/剩余恢复码9个/)).toBeVisible();

      await press('factor.remove');
      const leaving = page.getByRole('dialog', { name: t('factor.remove') });
      await expect(leaving).toBeVisible();
      await isCleanInBothLooks(page, 'giving it up');
      await leaving.getByLabel(t('factor.password'), { exact: true }).fill(staff.password);
      await codeField(page).fill(codeOf(secret, 1));
      await leaving.getByRole('button', { name: t('factor.remove'), exact: true }).click();
      await expect(page.getByText(t('factor.none'))).toBeVisible();
      await expect(page.getByText(t('profile.action.remove_factor'))).toBeVisible();
    });

    test('a lost second factor is removed by an administrator, who gives a reason', { tag: '@full' }, async ({
      page,
      openAs,
      office,
      product,
      press,
    }) => {
      const staff = await newStaff(office, product.url);
      await office.call('user/updateUser', { user_id: staff.user_id, name: nameOf(staff.username) });
      await page.goto('/profile/index');
      await signIn(page, staff);
      await press('factor.enrol');
      await enrol(page, press, staff.password);
      await page.context().clearCookies();

      await openAs('zky-admin', '/user/recommend?role=master');
      await openAccount(page, staff.username);
      await press('users.reset_factor');
      await expect(page.getByRole('dialog', { name: t('users.reset_factor') })).toBeVisible();
      await isCleanInBothLooks(page, 'the question');
      await confirm(page, 'users.reset_factor');
      await expect(
        page.getByRole('dialog').last().getByLabel(t('common.reason')),
      ).toHaveAccessibleDescription(/请填写原因/);
      await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('手机遗失，已电话核实');
      await confirm(page, 'users.reset_factor');
      const drawer = page.getByRole('dialog', { name: nameOf(staff.username) });
      await expect(drawer.getByText(t('users.action.reset_factor'))).toBeVisible();
      await expect(drawer.getByRole('button', { name: t('users.reset_factor') })).toHaveCount(0);
    });
  });
}

test('a forgotten password is not replaced by the phone alone', { tag: '@full' }, async ({
  page,
  office,
  product,
  press,
}) => {
  const phone = `1390000${String(Date.now()).slice(-4)}`;
  const staff = await newStaff(office, product.url, { phone });
  await page.goto('/profile/index');
  await signIn(page, staff);
  await press('factor.enrol');
  const { secret } = await enrol(page, press, staff.password);
  await page.context().clearCookies();

  await page.goto('/forgot');
  await page.getByLabel(t('forgot.phone')).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await press('forgot.demo_use');
  await press('forgot.next');
  await page.getByLabel(t('forgot.password'), { exact: true }).fill('marble-creek-91');
  await page.getByLabel(t('forgot.repeat')).fill('marble-creek-91');
  await press('forgot.submit');
  await expect(codeField(page)).toHaveAccessibleDescription(/此项为必填项/);
  await isClean(page, 'the new password with a code');
  await codeField(page).fill(codeOf(secret, 1));
  await press('forgot.submit');
  await expect(page).toHaveURL(/\/login$/);
});

test('where a role demands it, nothing opens before it is enrolled, and the wanted page comes after it', async ({
  page,
  press,
  start,
}) => {
  const product = await start({ factor_roles: 'recommend' });
  const account = product.accounts.find(({ role }) => role === 'recommend');
  await page.goto(`${product.url}/profile/index`);
  await signIn(page, { username: account?.username ?? '', password: account?.password ?? '' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('factor.needed_title'));
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await isClean(page, 'the factor that is needed');
  await page.goto(`${product.url}/class/lists`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('factor.needed_title'));
  await enrol(page, press, account?.password ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
});
