import type { Page } from '@playwright/test';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { newcomer, newStaff } from './new-staff.js';
import { expect, looks, t, test } from './staff-page.js';

const chosen = 'granite-tide-58';

const fillPasswords = async (page: Page, old: string, next: string, repeated = next) => {
  await page.getByLabel(t('password.old'), { exact: true }).fill(old);
  await page.getByLabel(t('password.new'), { exact: true }).fill(next);
  await page.getByLabel(t('password.repeat'), { exact: true }).fill(repeated);
};

const signIn = async (page: Page, username: string, password: string) => {
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
};

test('an initial password is changed before anything else, and the wanted page comes after it', async ({
  page,
  office,
  press,
}) => {
  const { username, password } = await newcomer(office);
  await page.goto('/class/lists');
  await signIn(page, username, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.initial_title'));
  await isCleanInBothLooks(page, 'the initial password');

  // No other page opens, by address or by reload.
  await page.goto('/profile/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.initial_title'));
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // It can be left for later, but not passed by.
  await press('shell.log_out');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, username, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.initial_title'));

  await fillPasswords(page, 'not-the-one-44', chosen);
  await press('password.change');
  await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveAccessibleDescription(
    /当前密码不正确/,
  );
  await fillPasswords(page, password, password);
  await press('password.change');
  await expect(page.getByLabel(t('password.new'), { exact: true })).toHaveAccessibleDescription(/密码/);
  await fillPasswords(page, password, chosen);
  await press('password.change');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.profile_index'));
  await page.getByRole('link', { name: t('route.class'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${t('account.named', { name: '' })}`) })
    .click();
  await page.getByRole('menuitem', { name: t('route.profile'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.profile_index'));
});

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('one’s own page shows the account, changes the password and refuses wrong input', async ({
      page,
      openAs,
      press,
    }) => {
      await openAs('recommend', '/profile/index');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.profile_index'));
      await expect(page.getByText('138****9004')).toBeVisible();
      await expect(page.getByRole('main').getByText('华东技术咨询协会').first()).toBeVisible();
      await isClean(page, 'the profile');
      await press('password.change');
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
      await fillPasswords(page, 'not-the-one-44', chosen, 'another-word-58');
      await press('password.change');
      await expect(page.getByLabel(t('password.repeat'), { exact: true })).toHaveAccessibleDescription(
        /不一致/,
      );
      await isClean(page, 'the profile with problems');
    });

    test('a foreign device is signed out at once', async ({ page, press, browser, product, office }) => {
      // Of its own: the devices of a demo account are those of every other test, too.
      const account = await newStaff(office, product.url);
      const other = await browser.newPage({ baseURL: product.url });
      await other.goto('/class/lists');
      await signIn(other, account.username, account.password);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
      await page.goto('/profile/index');
      await signIn(page, account.username, account.password);
      const leave = page.getByRole('button', { name: t('profile.device_sign_out'), exact: true });
      await expect(page.getByText(t('profile.device_current'))).toHaveCount(1);
      await expect(page.getByText(t('profile.ago_now'))).not.toHaveCount(0);
      await expect(leave).not.toHaveCount(0);
      const before = await leave.count();
      await leave.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isClean(page, 'the question');
      await press('profile.device_sign_out');
      // The dialog's own button has the same name, and is alone while it is open.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(leave).toHaveCount(before - 1);
      await other.getByRole('button', { name: t('classes.create') }).waitFor();
      await other.reload();
      await expect(other.getByRole('alertdialog')).toBeVisible();
      await other.close();
    });
  });
}
