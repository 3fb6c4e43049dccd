import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { day, find, openView, takeStatement } from './bank-drawer.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('a statement of the bank finds the payment that it is, which a person confirms, and is known again', async ({
  page,
  office,
  openApproved,
  openAs,
}) => {
  const name = `流水${newLetters()}`;
  const payer = `代缴${newLetters()}`;
  const { class_id, enrolment_id, phone } = await openApproved({}, newCandidate(name));
  await phone.pay(class_id, enrolment_id);
  const { items } = await office.call('payment/fetchPaymentLists', { class_id });
  const [{ payment_id, enrol_no, amount_cents }] = items;
  const today = day();
  const rows = [
    '交易日期,贷方发生额,借方发生额,对方户名,摘要,交易状态',
    `${today},${amount_cents / 100},,${payer},报名费 ${enrol_no},交易成功`,
    `${today},,90.00,物业公司,水电费,交易成功`,
    `${today},1.23,,结息户,利息,`,
    `${today},2.34,,${payer},报名费,交易关闭`,
  ];
  const statement = { name: '对账单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };

  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  await drawer.locator('input[type=file]').setInputFiles(statement);
  // Nothing is taken before a person has seen how it will be read.
  await expect(drawer.getByRole('heading', { name: t('sheet.first', { count: 4 }) })).toBeVisible();
  await expect(drawer.getByText(t('payments.bank_found', { count: 3, outgoing: 1 }))).toBeVisible();
  await expect(drawer.getByText(t('payments.bank_found_fell_through', { count: 1 }))).toBeVisible();
  await isCleanInBothLooks(page, 'a bank statement as it will be read');
  await takeStatement(drawer, 3);
  await expect(drawer.getByText(t('payments.bank_told', { added: 3, known: 0, outgoing: 1 }))).toBeVisible();
  await expect(drawer.getByText(t('payments.bank_told_fell_through', { count: 1 }))).toBeVisible();
  const match = drawer.getByRole('button', { name: t('payments.bank_match_named', { name }) }).first();
  await find(drawer, payer);
  await expect(drawer.getByText(payer)).toBeVisible();
  await expect(drawer.getByText(t('payments.bank_reason.number')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'a bank statement with its suggestions');
  // The rest on our side, the oldest first: those of the demo precede it.
  const all = await office.call('payment/fetchAllPayments', {
    page: 1,
    limit: 100,
    order: 'desc',
    status: ['declared'],
    method: ['bank_transfer'],
  });
  const newer = all.items.findIndex((item: { payment_id: number }) => item.payment_id === payment_id);
  await drawer.getByRole('tab', { name: t('payments.bank_view.waiting') }).click();
  const jump = drawer.getByRole('textbox', { name: /页/ });
  await jump.fill(String(Math.ceil((all.total - newer) / 10)));
  await jump.press('Enter');
  await expect(drawer.getByRole('row', { name })).toBeVisible();
  await openView(drawer, 'open');
  await find(drawer, payer);
  await match.click();
  const dialog = page.getByRole('dialog', { name: t('payments.bank_match'), exact: true });
  await dialog.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  await expect(page.getByText(t('payments.said.confirm'))).toBeVisible();
  await expect(drawer.getByText(payer)).toHaveCount(0);
  await drawer.locator('input[type=file]').setInputFiles(statement);
  await takeStatement(drawer, 3);
  await expect(drawer.getByText(t('payments.bank_told', { added: 0, known: 3, outgoing: 1 }))).toBeVisible();
  await openView(drawer, 'matched');
  await find(drawer, payer);
  await expect(drawer.getByText(enrol_no).first()).toBeVisible();
  const { status } = await office.call('payment/fetchPaymentById', { class_id, payment_id });
  expect(status).toBe('confirmed');
  await drawer
    .getByRole('button', { name: t('payments.bank_undo_named', { name }) })
    .first()
    .click();
  const undo = page.getByRole('dialog', { name: t('payments.bank_undo_named', { name }), exact: true });
  await undo.getByLabel(t('common.reason')).fill('该款为另一考生所付');
  await undo.getByRole('button', { name: t('payments.bank_undo_named', { name }), exact: true }).click();
  await expect(page.getByText(t('payments.bank_undone'))).toBeVisible();
  const undone = await office.call('payment/fetchPaymentById', { class_id, payment_id });
  expect(undone.ledger.map((entry: { kind: string }) => entry.kind)).toEqual(['payment', 'reversal']);
  // Confirmed by hand meanwhile, the payment is found by its line: nothing is booked again.
  const waiting = await office.call('payment/fetchPaymentLists', { class_id, status: ['declared'] });
  const again = { class_id, payment_id: waiting.items[0].payment_id };
  await office.call('payment/checkPayment', { ...again, event: 'confirm' });
  await openView(drawer, 'open');
  await find(drawer, enrol_no);
  const byHand = t('payments.bank_by_hand_named', { name });
  await drawer.getByRole('button', { name: byHand, exact: true }).click();
  const linking = page.getByRole('dialog', { name: byHand, exact: true });
  await expect(linking.getByRole('radio', { name: t('payments.bank_by_hand_own') })).toBeChecked();
  await isCleanInBothLooks(page, 'a line of a payment that was confirmed by hand');
  await linking.getByRole('button', { name: t('payments.bank_by_hand'), exact: true }).click();
  await expect(page.getByText(t('payments.bank_by_hand_done'))).toBeVisible();
  await expect(linking).toHaveCount(0);
  const linked = await office.call('payment/fetchPaymentById', again);
  expect(linked.ledger.map((entry: { kind: string }) => entry.kind)).toEqual(['payment']);
});

test('a bank with unknown columns is read once a person names them', async ({ page, openAs }) => {
  const today = day();
  const [payer, came] = [`列名${newLetters()}`, `到账${newLetters()}`];
  const rows = [`${came},进账,来自`, `${today},12.34,${payer}`];
  const statement = { name: '未知银行.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  await drawer.locator('input[type=file]').setInputFiles(statement);
  await drawer.getByRole('combobox', { name: came }).selectOption('date');
  await drawer.getByRole('combobox', { name: '进账' }).selectOption('credit');
  await drawer.getByRole('combobox', { name: '来自' }).selectOption('payer');
  await isCleanInBothLooks(page, 'the columns of a statement');
  await expect(drawer.getByRole('cell', { name: '12.34', exact: true })).toBeVisible();
  await takeStatement(drawer, 1);
  await expect(drawer.getByText(t('payments.bank_told', { added: 1, known: 0, outgoing: 0 }))).toBeVisible();
  await find(drawer, payer);
  await expect(drawer.getByText(payer)).toBeVisible();
  await drawer.locator('input[type=file]').setInputFiles(statement);
  await expect(drawer.getByText(t('sheet.as_last_time'))).toBeVisible();
});
