import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { third } from './certifying-class.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { showQr } from './money-office.js';
import { payee } from './office.js';
import { openColleague } from './open-colleague.js';
import { decide, openPayment } from './payment-drawer.js';
import { expect, t, test } from './staff-page.js';

test('a transfer is declared, rejected with a reason, declared again and confirmed', async ({
  page,
  office,
  openAs,
  enter,
  openApproved,
}) => {
  const { class_id, class_name, phone } = await openApproved();
  await showQr(office, class_id);

  await phone.openMine();
  await expect(phone.page.getByText(payee.account_number)).toBeVisible();
  await expect(phone.page.getByAltText(phone.t('pay.qr_alt'))).toBeVisible();
  await phone.press('pay.declare');
  await phone.press('pay.send');
  await expect(phone.page.getByLabel(phone.t('pay.payer_account'))).toHaveAccessibleDescription(/银行账号/);
  await isCleanInBothThemes(phone.page, 'the form of a transfer, refused');
  await phone.press('pay.cancel');
  await phone.declare();
  await phone.press('pay.send');
  await expect(phone.page.getByText(phone.t('mine.pay_sent'))).toBeVisible();
  await expect(phone.page.getByText(phone.t('pay.state_checking'))).toBeVisible();
  await expect(phone.page.getByRole('button', { name: phone.t('mine.withdraw'), exact: true })).toHaveCount(
    0,
  );

  await openAs('admin', '/class/lists');
  await enter(class_name);
  await page.goto('/applicants/payment/payment-lists');
  await expect(page.getByText(t('payments.order_to_do'))).toBeVisible();
  const declared = { title: t('payments.status.declared'), count: 1 };
  await page.getByRole('link', { name: t('classes.todo.part', declared) }).click();
  await expect(page).toHaveURL(/status=declared/);
  const drawer = await openPayment(page, phone.name);
  await isCleanInBothLooks(page, 'a declared payment beside its proof');
  await decide(page, 'payments.event.reject', async (dialog) => {
    await dialog.getByRole('button', { name: t('payments.event.reject') }).click();
    await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
    await dialog.getByLabel(t('common.reason')).fill('凭证看不清');
  });
  await expect(drawer.getByText('凭证看不清').first()).toBeVisible();

  await phone.page.reload();
  await expect(phone.page.getByText('凭证看不清')).toBeVisible();
  await phone.declare();
  await phone.press('pay.send');
  await expect(phone.page.getByText(phone.t('mine.pay_sent'))).toBeVisible();

  await page.goto('/applicants/payment/payment-lists?status=declared');
  const opener = page.getByRole('button', { name: t('payments.check_named', { name: phone.name }) });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await decide(page, 'payments.event.confirm');
  await expect(page.getByText(t('payments.said.confirm'))).toBeVisible();
  await expect(drawer.getByText(t('payments.ledger_total'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // Confirmed, it is not among the declared any more.
  await expect(opener).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
  await phone.press('pay.receipt_show');
  const paper = phone.page.getByRole('region', { name: phone.t('pay.receipt') });
  await expect(paper.getByText('陆佰捌拾元整')).toBeVisible();
  await expect(paper.getByText(/-R00001$/)).toBeVisible();
  await isCleanInBothThemes(phone.page, 'the receipt of a candidate');
  const saved = phone.page.waitForEvent('download');
  await phone.press('pay.receipt_save');
  expect((await saved).suggestedFilename()).toMatch(/-R00001\.pdf$/);
});

test('confirmed money is asked back, approved by two people and settled; then the enrolment can be withdrawn', async ({
  browser,
  product,
  accountFor,
  page,
  openAs,
  enter,
  openPaid,
}) => {
  const { class_name, phone } = await openPaid();
  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.state_received'))).toBeVisible();
  await phone.press('pay.refund');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByLabel(phone.t('pay.refund_reason'))).toHaveAccessibleDescription(/请填写原因/);
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await isCleanInBothThemes(phone.page, 'asking for a refund');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('mine.refund_asked'))).toBeVisible();

  await openAs('admin', '/class/lists');
  await enter(class_name);
  await openPayment(page, phone.name);
  await decide(page, 'payments.refund_event.first_approve');
  await expect(page.getByText(t('payments.another_person'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('payments.refund_event.second_approve') })).toHaveCount(0);
  await isCleanInBothLooks(page, 'a refund that waits for the second person');

  const open = { browser, url: product.url, class_name };
  const colleague = await openColleague(open, accountFor('zky-admin'));
  await openPayment(colleague, phone.name);
  await decide(colleague, 'payments.refund_event.second_approve');
  await decide(colleague, 'payments.refund_event.proof', async (dialog) => {
    await dialog.getByRole('button', { name: t('payments.refund_event.proof') }).click();
    await expect(dialog.getByText('请上传转账凭证。')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await newPhoto());
    await isCleanInBothThemes(colleague, 'settling with a proof');
  });
  await expect(colleague.getByText(t('payments.said.refund_proof'))).toBeVisible();
  await expect(colleague.getByRole('dialog').getByText(t('payments.status.refunded')).first()).toBeVisible();

  // The bank returns it: the person who reports it does not send it again, and a third person settles it.
  await decide(colleague, 'payments.refund_event.come_back', (dialog) =>
    dialog.getByRole('textbox').fill('账号与户名不符'),
  );
  await expect(colleague.getByText('账号与户名不符').first()).toBeVisible();
  await expect(
    colleague.getByRole('button', { name: t('payments.refund_event.send_again'), exact: true }),
  ).toHaveCount(0);
  await isCleanInBothThemes(colleague, 'a refund that came back');
  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.refund_came_back_text'))).toBeVisible();
  await openPayment(page, phone.name);
  await decide(page, 'payments.refund_event.send_again', async (dialog) => {
    await dialog.getByLabel(t('payments.payee_name')).fill('李明');
    await dialog.getByLabel(t('payments.payee_bank')).fill('招商银行');
    await dialog.getByRole('button', { name: t('payments.refund_event.send_again') }).click();
    await expect(dialog.getByLabel(t('payments.payee_account'))).toHaveAccessibleDescription(/./);
    await dialog.getByLabel(t('payments.payee_account')).fill('6225 8801 2345 6789');
    await isCleanInBothThemes(page, 'sending a refund to another account');
  });
  await expect(page.getByText('李明').first()).toBeVisible();
  await expect(page.getByText('6225880123456789')).toHaveCount(0);
  const other = await openColleague(open, third);
  await openPayment(other, phone.name);
  await decide(other, 'payments.refund_event.proof', async (dialog) =>
    dialog.locator('input[type=file]').setInputFiles(await newPhoto()),
  );
  await expect(other.getByText(t('payments.said.refund_proof'))).toBeVisible();
  for (const each of [colleague, other]) await each.context().close();

  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.state_gone_back'))).toBeVisible();
  await phone.press('mine.withdraw');
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: phone.t('mine.withdraw'), exact: true })
    .tap();
  await expect(phone.page.getByText(phone.t('mine.withdrawn'))).toBeVisible();
});

test('a cancelled class refunds everybody, and its canceller approves none of it', async ({
  page,
  office,
  openAs,
  enter,
  openPaid,
}) => {
  const { class_id, class_name, phone } = await openPaid();
  await office.call('class/setClassStatus', { class_id, event: 'cancel', reason: '考点检修' });
  await phone.page.reload();
  await expect(phone.page.getByText(phone.t('pay.refund_cancelled'))).toBeVisible();
  await expect(phone.page.getByRole('button', { name: phone.t('pay.take_back') })).toHaveCount(0);

  await openAs('admin', '/class/lists');
  await enter(class_name);
  await openPayment(page, phone.name);
  await expect(page.getByText(t('payments.another_person'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('payments.refund_event.first_approve') })).toHaveCount(0);
});
