import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { isClean } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';
import { accountEntry } from './user-accounts.js';

// Each look has its institution, so that one does not find the other's entries.
const institutions = { light: 'recommend02', dark: 'recommend03' } as const;

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);
    const username = institutions[look.colorScheme];

    test('name, contact and payee account are changed, wrong entries are reported, and the number is never shown', async ({
      page,
      openAs,
      press,
    }) => {
      await page.goto('/profile/index');
      await page.getByLabel(t('login.username')).fill(username);
      await page.getByLabel(t('login.password'), { exact: true }).fill(`${username}-demo`);
      await press('login.submit');
      await press('profile.edit_account');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('profile.email')).fill('nobody');
      await press('common.save');
      await expect(dialog.getByLabel(t('profile.email'))).toHaveAccessibleDescription(/name@example.com/);
      await isClean(page, 'the account with a problem');
      await dialog.getByLabel(t('profile.email')).fill(`${username}@skillcert.example`);
      await dialog.getByLabel(t('profile.introduction')).fill('负责华东地区的推荐工作。');
      await press('common.save');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(`${username}@skillcert.example`)).toBeVisible();

      await press('profile.edit_unit');
      await dialog.getByLabel(t('profile.pi_name')).fill('新联系人');
      await dialog.getByLabel(t('profile.pi_phone')).fill('12345');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/user/updateUser')) sent.push(request.url());
      });
      await press('common.save');
      await expect(dialog.getByLabel(t('profile.pi_phone'))).toHaveAccessibleDescription(/固定电话/);
      expect(sent, 'told before it is sent').toEqual([]);
      await dialog.getByLabel(t('profile.pi_phone')).fill('021-55550101-8');
      await press('common.save');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('main').getByText('新联系人')).toBeVisible();
      await expect(page.getByRole('main').getByText('021-55550101-8')).toBeVisible();

      await press('profile.qr_upload');
      await expect(dialog).toBeVisible();
      await press('common.save');
      await expect(dialog.getByText(t('profile.qr_required')).first()).toBeVisible();
      await isClean(page, 'the QR code with a problem');
      await page.setInputFiles('input[type=file]', await newPhoto());
      await press('common.save');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('main').locator('img[alt$="的联系二维码"]')).toBeVisible();
      await press('profile.qr_remove');
      await expect(page.getByText(t('profile.qr_none'))).toBeVisible();
      await press('profile.qr_upload');
      await page.setInputFiles('input[type=file]', await newPhoto());
      await press('common.save');
      await expect(dialog).toHaveCount(0);

      await expect(page.getByText(t('profile.payee_none'))).toBeVisible();
      await press('profile.payee_enter');
      await dialog.getByLabel(t('profile.bank')).fill('中国工商银行');
      await dialog.getByLabel(t('profile.account_name')).fill('联合会');
      await dialog.getByLabel(t('profile.account_number')).fill('123');
      await press('common.save');
      await expect(dialog.getByLabel(t('profile.account_number'))).toHaveAccessibleDescription(/8至30位/);
      await dialog.getByLabel(t('profile.account_number')).fill('6222021001116245123');
      await press('common.save');
      await expect(page.getByText('***************5123')).toBeVisible();
      await expect(page.getByText('6222021001116245123')).toHaveCount(0);
      await isClean(page, 'the profile with its payee account');

      await openAs('zky-admin', `/user/recommend?search=${username}`);
      await accountEntry(page, username).click();
      await expect(dialog.locator(`img[alt="${t('users.pi_qr')}"]`)).toBeVisible();
    });
  });
}
