import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import { expect, test } from './test.js';

test('a revoked certificate is shown as revoked to a visitor who knows the end of the identity number, and a changed code as forged', async ({
  page,
  staff,
}) => {
  const { certificate_no, id_card } = await staff.revokedCertificate();
  await page.goto(`/verify/${certificate_no}`);
  await expect(page.getByLabel(t('verify.number'))).toHaveValue(certificate_no);
  const end = page.getByLabel(t('verify.id_last4'));
  const check = page.getByRole('button', { name: t('verify.check'), exact: true });
  await end.fill('0');
  await check.tap();
  await expect(end).toHaveAccessibleDescription(new RegExp(t('verify.id_last4_wrong')));
  await end.fill('(((0');
  await check.tap();
  await expect(end).toHaveAccessibleDescription(new RegExp(t('verify.id_last4_wrong')));
  await end.fill(id_card.endsWith('0000') ? '1111' : '0000');
  await check.tap();
  await expect(page.getByText(t('verify.unknown'), { exact: true })).toBeVisible();
  await end.fill(id_card.slice(-4));
  await check.tap();
  await expect(page.getByText(t('verify.revoked'), { exact: true })).toBeVisible();
  await expect(page.getByText(/^.\*+$/)).toBeVisible();
  await passAxe(page, 'a revoked certificate');

  await page.goto('about:blank');
  await page.goto(`/verify/${certificate_no}#SC2/AAAAAAAA/${certificate_no}/2026-11-21/${'A'.repeat(103)}`);
  await expect(page.getByText(t('verify.forged'), { exact: true })).toBeVisible();
});

test('a certificate of a teacher shows its kind and the amount of teaching to a visitor who knows the end of the phone number', async ({
  page,
  staff,
}) => {
  const { certificate_no, phone_end } = await staff.revokedTeacher();
  await page.goto(`/verify/${certificate_no}`);
  await page.getByLabel(t('verify.id_last4')).fill(phone_end);
  await page.getByRole('button', { name: t('verify.check'), exact: true }).tap();
  await expect(page.getByText(t('verify.revoked'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('verify.kind.teacher'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('verify.teaching', { lessons: 2, minutes: 360 }))).toBeVisible();
  await expect(page.getByText(/^.\*+$/)).toBeVisible();
  await passAxe(page, 'a certificate of a teacher');
});
