import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { takeStatement } from './bank-drawer.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const day = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());

test('too small an amount is held, a surplus goes to another fee of the same candidate, who pays only the rest online', async ({
  page,
  office,
  openApproved,
  openAs,
}) => {
  const person = newCandidate(`余款${newLetters()}`);
  const first = await openApproved({ methods: ['bank_transfer', 'sandbox'] }, person);
  // The same person by another phone: one phone gets no two codes in a minute.
  const second = await openApproved({}, { ...person, phone: newCandidate(person.name).phone });
  const numberOf = async ({ class_id }: { class_id: number }): Promise<string> => {
    const { items } = await office.call('payment/fetchUnpaid', { class_id, page: 1, limit: 10 });
    return items[0].enrol_no;
  };
  const payer = `家长${newLetters()}`;
  const rows = [
    '交易日期,金额,付款人,摘要',
    `${day()},600.00,${payer}一,培训费`,
    `${day()},700.00,${payer}二,报名费 ${await numberOf(second)}`,
  ];
  const statement = { name: '对账单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  await drawer.locator('input[type=file]').setInputFiles(statement);
  await takeStatement(drawer, 2);
  await expect(drawer.getByText(t('payments.bank_told', { added: 2, known: 0, outgoing: 0 }))).toBeVisible();
  const find = async (text: string) => {
    const search = drawer.getByRole('searchbox', { name: t('payments.bank_search') });
    await search.fill(text);
    await search.press('Enter');
  };

  // By name, for a candidate whom the line does not name, and with less than the fee.
  await find(`${payer}一`);
  await drawer.getByRole('button', { name: t('common.more', { name: `${payer}一` }) }).click();
  await page.getByRole('menuitem', { name: t('payments.bank_choose') }).click();
  const choose = page.getByRole('dialog', { name: new RegExp(`${payer}一`) });
  const who = choose.getByRole('searchbox');
  await who.fill(await numberOf(first));
  await who.press('Enter');
  await choose.getByRole('row', { name: person.name }).getByRole('checkbox').check();
  // How many are chosen is said above the list; what their fees come to, below it.
  const short = t('payments.too_little', { difference: '¥80.00' });
  await expect(choose.getByRole('status').filter({ hasText: short })).toBeVisible();
  await choose.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  const little = page.getByRole('dialog', { name: t('payments.too_little', { difference: '¥80.00' }) });
  await little.getByLabel(t('common.reason')).fill('家长分两次转账');
  await little.getByRole('button', { name: t('payments.bank_hold'), exact: true }).click();
  await expect(choose).toHaveCount(0);

  // Twenty too much for the other class go to the fee that is not whole.
  await find(`${payer}二`);
  await drawer.getByRole('button', { name: t('payments.bank_match_named', { name: person.name }) }).click();
  const much = page.getByRole('dialog', { name: t('payments.too_much', { difference: '¥20.00' }) });
  await much.getByRole('radio', { name: t('payments.surplus_to', { class: first.class_name }) }).check();
  await isCleanInBothLooks(page, 'what becomes of a surplus');
  await much.getByLabel(t('common.reason')).fill('多付部分转入另一班');
  await much.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  await expect(much).toHaveCount(0);
  await drawer.getByRole('tab', { name: new RegExp(`^${t('payments.bank_view.matched')}`) }).click();
  await find(`${payer}二`);
  await expect(drawer.getByText(t('payments.bank_part'))).toBeVisible();

  const { phone } = first;
  await phone.openMine();
  const held = { received: '¥620.00', rest: '¥60.00' };
  await expect(phone.page.getByText(phone.t('pay.part_paid', held))).toBeVisible();
  await phone.press('pay.declare');
  await phone.page.getByLabel(phone.t('pay.transferred')).fill('50');
  await phone.page.getByLabel(phone.t('pay.payer_bank')).focus();
  await expect(phone.page.getByText(phone.t('pay.too_little', { difference: '¥10.00' }))).toBeVisible();
  await isCleanInBothThemes(phone.page, 'a transfer of another amount than the rest');
  await phone.press('pay.cancel');
  await phone.press('pay.online_sandbox');
  const opened = phone.page.waitForEvent('popup');
  await phone.page.getByRole('link', { name: phone.t('pay.open_page') }).tap();
  const cashier = await opened;
  await expect(cashier.getByText('¥60.00')).toBeVisible();
  await cashier.getByRole('button', { name: '支付', exact: true }).tap();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(phone.page.getByText(phone.t('pay.part_paid', held))).toHaveCount(0);
  const { items } = await office.call('payment/fetchPaymentLists', { class_id: first.class_id });
  expect(items).toMatchObject([{ status: 'confirmed', amount_cents: 68_000, received_cents: 62_000 }]);
});
