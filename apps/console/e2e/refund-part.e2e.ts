import { isCleanInBothLooks } from './is-clean.js';
import { decide, openPayment } from './payment-drawer.js';
import { expect, t, test } from './staff-page.js';

test('the desk refunds a part, and the candidate sees which', async ({ page, openAs, enter, openPaid }) => {
  const { class_name, phone } = await openPaid();
  await openAs('admin', '/class/lists');
  await enter(class_name);
  await openPayment(page, phone.name);
  await decide(page, 'payments.event.request', async (dialog) => {
    await dialog.getByLabel(t('payments.refund_amount')).fill('700');
    await dialog.getByLabel(t('common.reason')).fill('减免部分费用');
    await dialog.getByRole('button', { name: t('payments.event.request'), exact: true }).click();
    await expect(dialog.getByLabel(t('payments.refund_amount'))).toHaveAccessibleDescription(/不超过/);
    await isCleanInBothLooks(page, 'a part that is too much');
    await dialog.getByLabel(t('payments.refund_amount')).fill('200');
  });
  await expect(page.getByText(t('payments.refund_of', { amount: '¥200.00' }))).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByText('¥200.00')).toBeVisible();
  await expect(phone.page.getByRole('button', { name: phone.t('pay.refund'), exact: true })).toHaveCount(0);
});
