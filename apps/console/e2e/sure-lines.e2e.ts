import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { day, find, openView, takeStatement } from './bank-drawer.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('lines that agree in number, name and amount are confirmed at once and undone at once; people check the rest', async ({
  page,
  browser,
  product,
  office,
  openApproved,
  openAs,
}) => {
  const names = ['甲', '乙', '丙', '丁'].map((each) => `对账${each}${newLetters()}`);
  const { class_id } = await openApproved({}, newCandidate(names[0] ?? ''));
  for (const name of names.slice(1)) {
    const person = newCandidate(name);
    await (await openCandidatePhone(browser, { baseURL: product.url, person })).enrol(class_id);
  }
  await approveAll(office, class_id);
  const elsewhere = `对账戊${newLetters()}`;
  const next = await openApproved({}, newCandidate(elsewhere));
  const { items } = await office.call('payment/fetchUnpaid', { class_id, page: 1, limit: 10 });
  const people = names.map((name) => items.find((each: { name: string }) => each.name === name));
  const fee = people[0].fee_cents / 100;
  const payer = `公司${newLetters()}`;
  const other = `亲友${newLetters()}`;
  const bank = `银行${newLetters()}`;
  const line = (amount: number, from: string, text: string, at: number) =>
    `${day()},${amount},${from},${text},${payer}${at}`;
  const rows = [
    '交易日期,金额,付款人,摘要,流水号',
    line(fee, names[0] ?? '', `报名费${people[0].enrol_no.replaceAll('-', '')}`, 1),
    line(3 * fee - 25, payer, '代缴培训费', 3),
    line(3.21, bank, '结息', 4),
    line(fee, other, `报名费${people[3].enrol_no}`, 5),
    line(fee, names[0] ?? '', '再付一次', 6),
  ];
  const statement = { name: '对账单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  await drawer.locator('input[type=file]').setInputFiles(statement);
  // Sure lines of the demo are there before these.
  await takeStatement(drawer, 5);
  await expect(drawer.getByText(t('payments.bank_told', { added: 5, known: 0, outgoing: 0 }))).toBeVisible();
  const all = drawer.getByRole('button', { name: /^确认全部/ });
  await all.click();
  await page
    .getByRole('dialog', { name: /^确认全部/ })
    .getByRole('button', { name: /^确认全部/ })
    .click();
  await expect(drawer.getByText(/^已确认 \d+ 笔/)).toBeVisible();
  await expect(all).toHaveCount(0);
  await isCleanInBothLooks(page, 'a statement whose sure lines are confirmed');
  const unpaid = async () =>
    (await office.call('payment/fetchUnpaid', { class_id, page: 1, limit: 10 })).total;
  expect(await unpaid()).toBe(3);
  // A line that names by name alone a candidate who has paid offers nobody else.
  await find(drawer, '再付一次');
  const double = drawer.getByRole('row', { name: names[0] });
  await expect(double.getByText(t('payments.bank_twice_said', { name: names[0] ?? '' }))).toBeVisible();
  await expect(double.getByText(t('payments.bank_standing.paid'), { exact: true })).toBeVisible();
  await expect(double.getByRole('button', { name: new RegExp(t('payments.bank_match')) })).toHaveCount(0);
  await isCleanInBothLooks(page, 'a line of a candidate who has paid');
  const twice = t('payments.bank_twice_named', { name: names[0] ?? '' });
  await double.getByRole('button', { name: twice, exact: true }).click();
  const giving = page.getByRole('dialog', { name: twice, exact: true });
  await expect(giving.getByRole('radio', { name: t('payments.surplus_refund') })).toBeChecked();
  await isCleanInBothLooks(page, 'what becomes of a fee that was paid twice');
  await giving.getByRole('button', { name: t('payments.event.request'), exact: true }).click();
  await expect(page.getByText(t('payments.bank_returned_done'))).toBeVisible();
  await expect(giving).toHaveCount(0);
  // One transfer for three of two classes who are not named in it.
  await find(drawer, payer);
  const more = (name: string) => drawer.getByRole('button', { name: t('common.more', { name }) });
  await more(payer).click();
  await page.getByRole('menuitem', { name: t('payments.bank_choose') }).click();
  const choose = page.getByRole('dialog', { name: new RegExp(payer) });
  const search = choose.getByRole('searchbox');
  for (const name of names.slice(1, 3)) {
    await search.fill(name);
    await search.press('Enter');
    await choose.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  // The other class as a whole: one click, also for people on other pages.
  await search.fill('');
  await search.press('Enter');
  await choose.getByRole('combobox', { name: t('payments.class') }).selectOption(String(next.class_id));
  await choose.getByRole('button', { name: t('payments.choose_all', { count: 1 }), exact: true }).click();
  await expect(choose.getByText(/^已选 3 人，应缴/)).toBeVisible();
  await isCleanInBothLooks(page, 'choosing whom a line pays for');
  await choose.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  // A bank charge is missing: one of them is left short, the last one unless another is chosen.
  const little = page.getByRole('dialog', { name: t('payments.too_little', { difference: '¥25.00' }) });
  await expect(little.getByRole('combobox').locator('option:checked')).toContainText(elsewhere);
  await isCleanInBothLooks(page, 'who of several is left short');
  await little.getByLabel(t('common.reason')).fill('银行扣费');
  await little.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  // The other dialog is out of the tree of roles while this one is open.
  await expect(little).toHaveCount(0);
  await expect(choose).toHaveCount(0);
  expect(await unpaid()).toBe(1);
  const rest = await office.call('payment/fetchUnpaid', { class_id: next.class_id, page: 1, limit: 10 });
  expect(rest.items).toMatchObject([{ received_cents: people[0].fee_cents - 2_500 }]);
  // The dialog names payer and candidate before a person confirms.
  const filter = drawer.getByRole('combobox', { name: t('payments.bank_filter') });
  await filter.selectOption('by_other');
  await find(drawer, other);
  await drawer.getByRole('checkbox', { name: new RegExp(other) }).check();
  await drawer.getByRole('button', { name: t('payments.bank_by_other_confirm') }).click();
  const whom = page.getByRole('dialog', { name: t('payments.bank_by_other_title', { count: 1 }) });
  const paid = { payer: other, name: names[3] ?? '', number: people[3].enrol_no };
  await expect(whom.getByText(t('payments.bank_by_other_one', paid))).toBeVisible();
  await isCleanInBothLooks(page, 'a payment by another person');
  await whom.getByRole('button', { name: t('payments.bank_sure_confirm', { count: 1 }) }).click();
  await expect(whom).toHaveCount(0);
  expect(await unpaid()).toBe(0);
  await filter.selectOption('open');
  // Interest belongs to nobody.
  await find(drawer, bank);
  await more(bank).click();
  await page.getByRole('menuitem', { name: t('payments.bank_aside') }).click();
  const aside = page.getByRole('dialog', { name: t('payments.bank_aside_named', { name: bank }) });
  await aside.getByLabel(t('common.reason')).fill('结息');
  await aside.getByRole('button', { name: t('payments.bank_aside_named', { name: bank }) }).click();
  await openView(drawer, 'aside');
  await find(drawer, bank);
  await expect(drawer.getByText(/结息$/).first()).toBeVisible();
  const taken = drawer.getByRole('row', { name: bank });
  await taken.getByRole('button', { name: t('payments.bank_take_back') }).click();
  await expect(page.getByText(t('payments.bank_taken_back'))).toBeVisible();
  // All that was confirmed at once is undone at once, those that another person paid among them, after a reload too.
  const sought = { view: 'matched', search: people[0].enrol_no } as const;
  const [{ batch_id }] = (await office.call('payment/fetchBankLines', sought)).items;
  await page.reload();
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  await openView(drawer, 'matched');
  const batches = (await office.call('payment/fetchBankBatches', { page: 1, limit: 20 })).items;
  const { standing: count } = batches.find((each: { batch_id: number }) => each.batch_id === batch_id);
  const name = t('payments.bank_batch_undo', { count });
  await expect(drawer.getByText(t('payments.bank_batch_standing', { count })).first()).toBeVisible();
  await isCleanInBothLooks(page, 'what was confirmed together');
  await drawer.getByRole('button', { name, exact: true }).first().click();
  const undo = page.getByRole('dialog', { name, exact: true });
  await undo.getByLabel(t('common.reason')).fill('导入了另一账户的流水');
  await undo.getByRole('button', { name, exact: true }).click();
  await expect(drawer.getByText(/^已撤销 \d+ 笔/)).toBeVisible();
  expect(await unpaid()).toBe(2);
});

test('lines without a number that agree in name and amount are confirmed once a person has seen each of them', async ({
  page,
  office,
  openApproved,
  openAs,
}) => {
  const name = `同名${newLetters()}`;
  const { class_id } = await openApproved({}, newCandidate(name));
  const owing = async () => office.call('payment/fetchUnpaid', { class_id, page: 1, limit: 10 });
  const [{ enrol_no: number, fee_cents }] = (await owing()).items;
  const rows = ['交易日期,金额,付款人,摘要', `${day()},${fee_cents / 100},${name},报名费`];
  const statement = { name: '对账单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  await drawer.locator('input[type=file]').setInputFiles(statement);
  await takeStatement(drawer, 1);
  await expect(drawer.getByText(t('payments.bank_told', { added: 1, known: 0, outgoing: 0 }))).toBeVisible();
  // Lines of the demo may agree so too.
  const open = drawer.getByRole('button', { name: /^核对 \d+ 笔$/ });
  await open.click();
  const asking = page.getByRole('dialog', { name: /^按姓名和金额确认/ });
  const row = asking.getByText(t('payments.bank_by_name_one', { payer: name, name, number }));
  await expect(row).toBeVisible();
  await isCleanInBothLooks(page, 'lines that agree in name and amount');
  await asking
    .getByRole('button', { name: t('payments.bank_leave_out_named', { name }), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  // Closed and opened again, all of them are asked about.
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  await open.click();
  await expect(row).toBeVisible();
  await asking.getByRole('button', { name: /^按姓名和金额确认/ }).click();
  await expect(drawer.getByText(/^已确认 \d+ 笔/)).toBeVisible();
  expect((await owing()).total).toBe(0);
  await drawer
    .getByRole('button', { name: /^撤销这 \d+ 笔$/ })
    .first()
    .click();
  const undo = page.getByRole('dialog', { name: /^撤销这 \d+ 笔$/ });
  await undo.getByLabel(t('common.reason')).fill('核对后发现有误');
  await undo.getByRole('button', { name: /^撤销这 \d+ 笔$/ }).click();
  await expect(drawer.getByText(/^已撤销 \d+ 笔/)).toBeVisible();
  expect((await owing()).total).toBe(1);
});
