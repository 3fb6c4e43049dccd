import { decide, findPayment, openPayment } from '../payment-drawer.js';
import { expect, t } from '../staff-page.js';
import type { Candidate, Desk } from './people.js';

/** A candidate transfers the fee and sends the proof; the desk examines it and confirms that the money has arrived. */
export const payByProof = async (phone: Candidate, class_name: string, { page, openIn }: Desk) => {
  await phone.openMine();
  await phone.declare();
  await phone.press('pay.send');
  await expect(phone.page.getByText(phone.t('mine.pay_sent'))).toBeVisible();

  await openIn(class_name);
  await openPayment(page, phone.name);
  await decide(page, 'payments.event.confirm');
  await expect(page.getByText(t('payments.said.confirm'))).toBeVisible();

  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
};

/** A candidate pays through the provider of the demo, which notifies the server. */
export const payOnline = async (phone: Candidate) => {
  await phone.openMine();
  await phone.press('pay.online_sandbox');
  const opened = phone.page.waitForEvent('popup');
  await phone.page.getByRole('link', { name: phone.t('pay.open_page') }).tap();
  const cashier = await opened;
  await cashier.getByRole('button', { name: '支付', exact: true }).tap();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
};

/**
 * A candidate requests a refund, a clerk and then the platform approve it, the provider sends it back, and the
 * candidate leaves.
 */
export const refund = async (
  phone: Candidate,
  class_name: string,
  { clerk, platform }: { readonly clerk: Desk; readonly platform: Desk },
) => {
  await phone.press('pay.refund');
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('mine.refund_asked'))).toBeVisible();

  await clerk.openIn(class_name);
  await findPayment(clerk.page, phone.name);
  await decide(clerk.page, 'payments.refund_event.first_approve');
  await expect(clerk.page.getByText(t('payments.another_person'))).toBeVisible();

  const { page } = platform;
  await page.goto(`/payment/payment-lists?method=sandbox&search=${encodeURIComponent(phone.name)}`);
  await page
    .getByRole('row', { name: class_name })
    .getByRole('button', { name: t('payments.check_named', { name: phone.name }) })
    .click();
  await decide(page, 'payments.refund_event.second_approve');
  const drawer = page.getByRole('dialog', { name: t('payments.title', { name: phone.name }) });
  await expect(drawer.getByText(t('payments.refund_history.done'))).toBeVisible();

  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.refund_done'))).toBeVisible();
  await phone.press('mine.withdraw');
  const asked = phone.page.getByRole('dialog');
  await asked.getByRole('button', { name: phone.t('mine.withdraw'), exact: true }).tap();
  await expect(phone.page.getByText(phone.t('mine.withdrawn'))).toBeVisible();
};
