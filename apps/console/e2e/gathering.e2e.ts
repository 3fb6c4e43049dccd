import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import { payee } from './office.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a class shows its price and its account, and the list of payments is clean', async ({
      page,
      press,
      office,
      openIn,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await openIn('admin', class_name, '/gathering/info');
      await expect(page.getByText(t('gathering.unset'))).toBeVisible();
      await page.getByLabel(t('gathering.bank')).fill(payee.bank);
      const number = page.getByRole('textbox', { name: t('gathering.account_number') });
      await number.fill('123');
      await press('common.save');
      await expect(page.getByLabel(t('gathering.account_name'))).toHaveAccessibleDescription(/此项为必填项/);
      await expect(number).toHaveAccessibleDescription(/8至30位/);
      await isCleanInBothLooks(page, 'settings with what is wrong');
      await page.getByLabel(t('gathering.account_name')).fill(payee.account_name);
      await number.fill(payee.account_number);
      await page.getByRole('radio', { name: t('gathering.qr_new') }).click();
      await page.getByLabel(t('gathering.qr_file'), { exact: true }).setInputFiles(await newPhoto());
      await page.getByRole('checkbox', { name: t('gathering.method.sandbox') }).click();
      await page.getByText(t('gathering.organization_own')).click();
      await page.getByLabel(t('gathering.fee_organization')).fill('600');
      await press('gathering.rule_add');
      await page.getByLabel(t('gathering.rule_keep', { n: '1' })).fill('30');
      await press('common.save');
      await expect(page.getByLabel(t('gathering.rule_from', { n: '1' }))).toHaveAccessibleDescription(
        /此项为必填项/,
      );
      await fillMoment(page.getByLabel(t('gathering.rule_from', { n: '1' })), '2030-01-01T08:00');
      await press('common.save');
      await expect(page.getByText(t('gathering.saved'))).toBeVisible();
      await expect(page.getByText(t('gathering.unset'))).toHaveCount(0);
      await expect(page.getByText('***************5123').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: t('gathering.method.sandbox') })).toBeChecked();
      await expect(page.getByText(/起保留 30%/)).toBeVisible();
      await expect(page.getByAltText(t('gathering.qr'))).toBeVisible();
      await expect(page.getByRole('radio', { name: t('gathering.qr_kept') })).toBeChecked();
      await isCleanInBothLooks(page, 'settings that were saved');
      await office.openClass(class_id);
      await page.goto('/applicants/payment/payment-lists');
      await expect(page.getByText(t('payments.empty')).first()).toBeVisible();
      await isCleanInBothLooks(page, 'no payments yet');
      await page.goto(`/enroll?search=${encodeURIComponent(class_name)}`);
      await expect(page.getByText('¥600.00').first()).toBeVisible();
    });
  });
}
