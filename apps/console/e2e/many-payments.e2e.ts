import type { Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, signInByForm, t, test } from './staff-page.js';

/** Chooses rows of the list, and opens the dialog of a decision about many. */
const choose = async (page: Page, names: readonly string[], event: string, count: number) => {
  for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check();
  const title = t(`payments.many.${event}`, { count });
  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return { dialog, press: () => dialog.getByRole('button', { name: title, exact: true }).click() };
};

test('many payments are confirmed at once, and many refunds approved: nobody approves their own request', async ({
  browser,
  product,
  page,
  office,
  accountFor,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name, enrolment_id, phone } = await openApproved();
  const other = await openCandidatePhone(browser, { baseURL: product.url, person: newCandidate('同行考生') });
  const second = await other.enrol(class_id);
  for (const event of ['claim', 'approve']) {
    await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id: second, event });
  }
  await phone.pay(class_id, enrolment_id);
  await other.pay(class_id, second);

  await openIn('admin', class_name, '/applicants/payment/payment-lists');
  const names = [phone.name, other.name];
  const rejecting = await choose(page, names, 'reject', 2);
  await rejecting.press();
  await expect(rejecting.dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
  await page.keyboard.press('Escape');
  await expect(rejecting.dialog).toHaveCount(0);
  const confirming = await choose(page, [], 'confirm', 2);
  await expect(confirming.dialog.getByText('¥1,360.00')).toBeVisible();
  await isCleanInBothLooks(page, 'many payments before they are confirmed');
  await confirming.press();
  await expect(page.getByText(t('payments.many_said.confirm', { count: 2 }))).toBeVisible();
  await expect(confirming.dialog).toHaveCount(0);

  await phone.openMine();
  await phone.press('pay.refund');
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('mine.refund_asked'))).toBeVisible();
  const { items } = await office.call('payment/fetchPaymentLists', { class_id, search: other.name });
  const asked = { class_id, payment_id: items[0].payment_id, event: 'request', reason: '报名有误' };
  await office.call('class/drawBack', asked);

  await page.reload();
  const approving = await choose(page, names, 'first_approve', 2);
  await approving.press();
  // Which one was left out, with the words of a refusal of it alone.
  const leftOut = page.getByRole('dialog', { name: t('payments.many_left_out', { count: 1 }), exact: true });
  await expect(leftOut.getByText(t('payments.many_said.first_approve', { count: 1 }))).toBeVisible();
  await expect(leftOut.getByRole('row', { name: other.name })).toContainText('须由另一人办理');
  await isCleanInBothLooks(page, 'a refund that was left out');
  await page.keyboard.press('Escape');
  await expect(leftOut).toHaveCount(0);
  // The rows left out are still chosen, and can be examined.
  await expect(page.getByRole('row', { name: other.name }).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('row', { name: phone.name }).getByRole('checkbox')).not.toBeChecked();

  const context = await browser.newContext({ baseURL: product.url });
  const colleague = await context.newPage();
  const search = encodeURIComponent(phone.name);
  await signInByForm(
    colleague,
    `/payment/payment-lists?refund=approved&search=${search}`,
    accountFor('zky-admin'),
  );
  const approved = await choose(colleague, [phone.name], 'second_approve', 1);
  await isCleanInBothLooks(colleague, 'refunds of all classes before their second approval');
  await approved.press();
  await expect(colleague.getByText(t('payments.many_said.second_approve', { count: 1 }))).toBeVisible();
  await expect(colleague.getByText(t('payments.no_match'))).toBeVisible();
  await context.close();
  await other.close();
});
