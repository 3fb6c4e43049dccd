import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openPayment } from './payment-drawer.js';
import { expect, t, test } from './staff-page.js';

test('one transfer pays for many candidates and is confirmed as a whole by another person', async ({
  page,
  openApproved,
  office,
  openIn,
}) => {
  const { class_id, class_name, phone } = await openApproved();
  await openIn('zky-admin', class_name, '/applicants/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.group_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.group_title') });
  await drawer.getByRole('button', { name: t('payments.choose_all', { count: 1 }), exact: true }).click();
  await expect(drawer.getByRole('checkbox', { name: phone.name })).toBeChecked();
  await isCleanInBothLooks(page, 'whom one transfer pays for');
  await drawer.getByRole('button', { name: t('payments.group_chosen'), exact: true }).click();
  const { payee } = await office.call('payment/fetchGathering', { class_id });
  await expect(drawer.getByText(payee.account_name, { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: t('payments.group_send'), exact: true }).click();
  await expect(drawer.getByLabel(t('payments.payer_name'))).toHaveAccessibleDescription(/此项为必填项/);
  await drawer.getByLabel(t('payments.payer_name')).fill('上海申培人才服务有限公司');
  await drawer.getByLabel(t('payments.payer_bank')).fill('中国建设银行上海分行');
  await drawer.getByLabel(t('payments.payer_account')).fill('3100 1502 5000 5600 0123');
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());
  await fillMoment(drawer.getByLabel(t('payments.paid_on')), today);
  await drawer.getByLabel(t('payments.group_proof'), { exact: true }).setInputFiles(await newPhoto());
  await isCleanInBothLooks(page, 'the form of a transfer for many');
  await drawer.getByRole('button', { name: t('payments.group_send'), exact: true }).click();
  await expect(page.getByText(t('payments.group_said', { count: 1, amount: '¥680.00' }))).toBeVisible();

  const detail = await openPayment(page, phone.name);
  await expect(
    detail.getByRole('heading', { name: t('payments.group_part', { count: 1, amount: '¥680.00' }) }),
  ).toBeVisible();
  await expect(detail.getByRole('button', { name: t('payments.event.confirm') })).toHaveCount(0);
  await isCleanInBothLooks(page, 'a payment that is part of a transfer for many');
  const { items } = await office.call('payment/fetchPaymentLists', { class_id });
  const [{ payment_id }] = items;
  await office.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' });
  await phone.openMine();
  await expect(
    phone.page.getByText(phone.t('pay.by_unit', { name: '上海申培人才服务有限公司' })),
  ).toBeVisible();
  await expect(phone.page.getByRole('button', { name: phone.t('pay.refund'), exact: true })).toHaveCount(0);
});
