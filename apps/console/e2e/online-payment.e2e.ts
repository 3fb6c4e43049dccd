import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { decide, findPayment } from './payment-drawer.js';
import { expect, t, test } from './staff-page.js';

test('a fee is paid through the provider of the demo, seen at the desk, and goes back the same way', async ({
  page,
  office,
  openAs,
  openApproved,
}) => {
  const { class_id, class_name, phone } = await openApproved({
    methods: ['bank_transfer', 'sandbox'],
  });
  await phone.openMine();
  await phone.press('pay.online_sandbox');
  await expect(phone.page.getByText(phone.t('pay.state_paying'))).toBeVisible();
  await isCleanInBothThemes(phone.page, 'a payment that waits for the money');
  const opened = phone.page.waitForEvent('popup');
  await phone.page.getByRole('link', { name: phone.t('pay.open_page') }).tap();
  const cashier = await opened;
  await expect(cashier.getByText('¥680.00')).toBeVisible();
  await passAxe(cashier, 'the cashier of the sandbox');
  await cashier.getByRole('button', { name: '支付', exact: true }).tap();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
  await expect(phone.page.getByRole('button', { name: phone.t('pay.receipt_show') })).toBeVisible();
  await phone.press('pay.refund');
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('pay.refund_asked'))).toBeVisible();
  const { items } = await office.call('payment/fetchPaymentLists', { class_id });
  const asked = await office.call('payment/fetchPaymentById', { class_id, payment_id: items[0].payment_id });
  const { refund_id } = asked.refunds[0];
  await office.call('class/drawOk', { class_id, refund_id, event: 'first_approve' });

  await openAs('zky-admin', `/payment/payment-lists?method=sandbox&search=${encodeURIComponent(phone.name)}`);
  await expect(page.getByText(class_name)).toBeVisible();
  await isCleanInBothLooks(page, 'payments of all classes');
  await page
    .getByRole('row', { name: class_name })
    .getByRole('button', { name: t('payments.check_named', { name: phone.name }) })
    .click();
  const drawer = page.getByRole('dialog', { name: t('payments.title', { name: phone.name }) });
  await expect(drawer.getByText(/^SB-SC/)).toBeVisible();
  await expect(drawer.getByText(t('payments.history.notify_success'))).toBeVisible();
  await decide(page, 'payments.refund_event.second_approve');
  await expect(page.getByText(t('payments.said.refund_sent'))).toBeVisible();
  await expect(drawer.getByText(t('payments.refund_history.done'))).toBeVisible();
  await isCleanInBothLooks(page, 'a refund that the provider sent back');
  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.refund_done'))).toBeVisible();
});

test('a refund that the provider refuses is settled by hand, with a proof', { tag: '@full' }, async ({
  page,
  office,
  openIn,
  openApproved,
}) => {
  const { class_id, class_name, phone } = await openApproved({ methods: ['bank_transfer', 'sandbox'] });
  await phone.openMine();
  await phone.press('pay.online_sandbox');
  const opened = phone.page.waitForEvent('popup');
  await phone.page.getByRole('link', { name: phone.t('pay.open_page') }).tap();
  const cashier = await opened;
  await cashier.getByRole('button', { name: '支付，但拒绝退款', exact: true }).tap();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
  await phone.press('pay.refund');
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('pay.refund_asked'))).toBeVisible();
  const { items } = await office.call('payment/fetchPaymentLists', { class_id });
  const [{ refund_id }] = items;
  await office.call('class/drawOk', { class_id, refund_id, event: 'first_approve' });

  await openIn('zky-admin', class_name, '/applicants/payment/payment-lists');
  const drawer = await findPayment(page, phone.name);
  await decide(page, 'payments.refund_event.second_approve');
  await expect(page.getByText(t('payments.said.refund_sent'))).toBeVisible();
  const method = t('payments.method.sandbox');
  await expect(
    drawer.getByText(t('payments.refund_refused', { method, fault: 'NOT_REFUNDABLE' })),
  ).toBeVisible();
  await isCleanInBothLooks(page, 'a refund that the provider refused');
  await decide(page, 'payments.refund_event.proof', async (dialog) => {
    await dialog.getByRole('button', { name: t('payments.refund_event.proof'), exact: true }).click();
    await expect(dialog.getByText('请上传转账凭证。')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await newPhoto());
  });
  await expect(page.getByText(t('payments.said.refund_proof'))).toBeVisible();
  await expect(drawer.getByText(t('payments.status.refunded')).first()).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.refund_done'))).toBeVisible();
});
