import type { Page } from '@playwright/test';
import { isCleanInBothLooks } from './is-clean.js';
import type { Office } from './office.js';
import { expect, t, test } from './staff-page.js';

/** Of the payments of a class that were paid, one whose candidate has a certificate, or none. */
const paymentOf = async (office: Office, class_id: number, certified: boolean) => {
  const { items } = await office.call('payment/fetchPaymentLists', {
    class_id,
    status: ['confirmed'],
    limit: 100,
  });
  for (const { payment_id } of items) {
    const detail = await office.call('payment/fetchPaymentById', { class_id, payment_id });
    if ((detail.certificate !== null) === certified && detail.invoice === null && detail.refunds.length === 0)
      return detail;
  }
  throw new Error(`The class ${class_id} has no such payment.`);
};

/** Opens it beside the list, at any position. */
const open = async (
  page: Page,
  { payment_id, name }: { readonly payment_id: number; readonly name: string },
) => {
  await page.goto(`/applicants/payment/payment-lists?payment=${payment_id}`);
  return page.getByRole('dialog', { name: t('payments.title', { name }) });
};

test('an archived class takes no candidates, messages, settings or refunds, and shows the reason', async ({
  page,
  office,
  demoClass,
  openIn,
}) => {
  const { class_id, class_name } = await demoClass({ city: '深圳', status: 'archived' });
  const status = t('class.status.archived');
  await openIn('zky-admin', class_name, '/applicants/applicants-lists');
  await expect(page.getByText(t('class.is', { status }))).toBeVisible();
  for (const way of ['candidates.add', 'candidates.import'])
    await expect(page.getByRole('button', { name: t(way), exact: true })).toHaveCount(0);
  await isCleanInBothLooks(page, 'candidates of an archived class');
  await page.goto('/sms/index');
  await expect(page.getByText(t('class.is', { status }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('sms.new'), exact: true })).toHaveCount(0);
  await isCleanInBothLooks(page, 'messages of an archived class');
  await page.goto('/gathering/info');
  await expect(page.getByText(t('class.is', { status }))).toBeVisible();
  await expect(page.getByText(t('gathering.preview'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.save'), exact: true })).toHaveCount(0);
  await isCleanInBothLooks(page, 'settings of an archived class');
  const drawer = await open(page, await paymentOf(office, class_id, true));
  await expect(drawer.getByText(t('class.is', { status }))).toBeVisible();
  await expect(drawer.getByRole('button', { name: t('payments.event.request'), exact: true })).toHaveCount(0);
  await isCleanInBothLooks(page, 'a payment of an archived class');
});

test('in a finished class a certificate blocks the refund, which otherwise warns of the results', async ({
  page,
  office,
  demoClass,
  openIn,
}) => {
  const { class_id, class_name } = await demoClass({ city: '西安', status: 'finished' });
  await openIn('zky-admin', class_name, '/applicants/payment/payment-lists');
  const ask = { name: t('payments.event.request'), exact: true };
  const failed = await paymentOf(office, class_id, false);
  await (await open(page, failed)).getByRole('button', ask).click();
  const dialog = page.getByRole('dialog', ask);
  const status = t('class.status.finished');
  await expect(dialog.getByText(t('payments.after_results', { status }))).toBeVisible();
  await isCleanInBothLooks(page, 'a refund after the results');
  await page.keyboard.press('Escape');
  // The approver sees the same.
  const { payment_id } = failed;
  await office.call('class/drawBack', { class_id, payment_id, event: 'request', reason: '家中有事' });
  const approve = { name: t('payments.refund_event.first_approve'), exact: true };
  await (await open(page, failed)).getByRole('button', approve).click();
  const approving = page.getByRole('dialog', approve);
  await expect(approving.getByText(t('payments.after_results', { status }))).toBeVisible();
  await expect(approving.getByText(t('payments.certificate_ends'))).toBeVisible();
  await isCleanInBothLooks(page, 'approving a refund after the results');
  await page.keyboard.press('Escape');
  const certified = await paymentOf(office, class_id, true);
  const drawer = await open(page, certified);
  await expect(drawer.getByRole('button', ask)).toHaveCount(0);
  await drawer.getByRole('link', { name: t('payments.to_certificate') }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(certified.certificate?.certificate_no ?? '')
      .first(),
  ).toBeVisible();
});
