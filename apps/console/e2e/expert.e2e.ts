import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { isClean } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';
import { accountEntry } from './user-accounts.js';

test('an expert changes the initial password first, and lands on the one page of experts', async ({
  page,
  accountFor,
  press,
}) => {
  const { username, password } = accountFor('expert (new)');
  await page.goto('/login');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await press('login.submit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.initial_title'));
  await page.getByLabel(t('password.old'), { exact: true }).fill(password);
  await page.getByLabel(t('password.new'), { exact: true }).fill('granite-tide-58');
  await page.getByLabel(t('password.repeat'), { exact: true }).fill('granite-tide-58');
  await press('password.change');
  await expect(page).toHaveURL(/\/profile\/expert$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.profile_expert'));
});

// Each look has its expert, so that one does not find the other's entries.
const experts = { light: 'expert', dark: 'no-active-expert' } as const;

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);
    const role = experts[look.colorScheme];

    test('experts describe their work, prove it with a picture, and enter an account that nobody reads', async ({
      page,
      accountFor,
      openAs,
      press,
    }) => {
      await openAs(role, '/profile/expert');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.profile_expert'));
      await expect(page.getByText(t('expert.no_files'))).toBeVisible();
      await isClean(page, 'an empty profile');

      await page.getByLabel(t('expert.employer')).fill('浦江软件有限公司');
      await page.getByLabel(t('expert.specialities')).fill('软件架构，信息安全');
      await page.getByLabel(t('expert.years')).fill('12');
      await press('common.save');
      await expect(page.getByText(t('expert.saved'))).toBeVisible();

      await press('expert.file_add');
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
      await page.getByLabel(t('expert.file_title')).fill('高级工程师证书');
      await page.setInputFiles('input[type=file]', await newPhoto());
      await press('expert.file_add');
      // The picture itself, not the mark in place of one that is missing.
      await expect(page.locator('img[alt="高级工程师证书"]')).toBeVisible();

      await press('expert.account_change');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('expert.bank')).fill('中国工商银行');
      await dialog.getByLabel(t('expert.account_name')).fill('顾明哲');
      await dialog.getByLabel(t('expert.account_number')).fill('12ab');
      await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(dialog.getByLabel(t('expert.account_number'))).toHaveAccessibleDescription(/8至30位/);
      await isClean(page, 'the account with a problem');
      await dialog.getByLabel(t('expert.account_number')).fill('6222 0210 0111 6245 123');
      await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(page.getByText('***************5123')).toBeVisible();
      await isClean(page, 'a full profile');

      const { username } = accountFor(role);
      await openAs('zky-admin', `/user/expert?role=${role}&search=${username}`);
      await accountEntry(page, username).click();
      await expect(dialog.locator('img[alt="高级工程师证书"]')).toBeVisible();

      await openAs(role, '/profile/expert');
      await expect(page.getByLabel(t('expert.specialities'))).toHaveValue('软件架构、信息安全');
      await page.getByRole('button', { name: t('expert.file_remove', { title: '高级工程师证书' }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('expert.file_remove', { title: '高级工程师证书' }) })
        .click();
      await expect(page.getByText(t('expert.no_files'))).toBeVisible();
    });
  });
}
