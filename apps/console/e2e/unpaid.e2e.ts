import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('unpaid candidates are listed with their total, and one button leads to the reminder', async ({
  page,
  openApproved,
  openIn,
}) => {
  const name = `欠费${newLetters()}`;
  const { class_name } = await openApproved({}, newCandidate(name));
  await openIn('zky-admin', class_name, '/applicants/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.unpaid_open', { count: 1 }), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.unpaid') });
  await expect(drawer.getByText(name)).toBeVisible();
  await expect(drawer.getByText(/1 人未缴费，共 ¥680.00/)).toBeVisible();
  await isCleanInBothLooks(page, 'who has not paid');
  await drawer.getByRole('button', { name: t('payments.unpaid_remind', { count: 1 }) }).click();
  const message = page.getByRole('dialog', { name: t('sms.new') });
  await expect(message.getByRole('button', { name: t('sms.send_to', { count: 1 }) })).toBeEnabled();
});
