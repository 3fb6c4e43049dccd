import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { invoiceDesk } from '../../invoices/testing/invoice-desk.js';
import { fetchBankLines } from '../../statement/fetch-bank-lines.js';
import { importStatement } from '../../statement/import-statement.js';
import { matchBankLine } from '../../statement/match-bank-line.js';
import { fetchPaymentById } from '../fetch-payment-by-id.js';
import { fetchGathering } from '../gathering/fetch-gathering.js';
import { fetchOwnPayments } from '../own/fetch-own-payments.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../testing/money-desk.js';
import { declareGroupPayment } from './declare-group-payment.js';
import { fetchPayables } from './fetch-payables.js';

type Chosen = Partial<InputOf<'payment/declareGroupPayment'>>;

describe.each(engines)('transfers for many candidates on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let unit_id: number;
  let master: StaffSession;
  let cashier: StaffSession;
  let company: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0910', capacity: 1_000 });
    unit_id = await insertUnit(services, '上海申培人才服务有限公司');
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    company = await openStaff(services, { roles: ['company'], unit_id, paid_in: [class_id] });
    desk = moneyDesk(services, class_id);
    await desk.gather(master);
  });
  afterAll(() => services.close());

  let people = 0;
  const next = async (of: number | null = null): Promise<Paying> => {
    people += 1;
    const paying = await desk.approved(people);
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id: of })
      .where('enrolment_id', '=', paying.enrolment_id)
      .execute();
    return paying;
  };
  const some = async (count: number, of: number | null = null) => {
    const made: Paying[] = [];
    for (let n = 0; n < count; n += 1) made.push(await next(of));
    return made;
  };
  const idsOf = (paying: readonly Paying[]) => paying.map(({ enrolment_id }) => enrolment_id);
  const declare = async (caller: StaffSession, chosen: Chosen) => {
    const paid_on = testPaidOn(services);
    const input = { ...testPayer, paid_on, class_id, proof_id: await desk.insertProof(caller), ...chosen };
    return callHandler(declareGroupPayment, { services, caller, input });
  };
  const payables = (caller: StaffSession, more: object = {}) =>
    callHandler(fetchPayables, { services, caller, input: { class_id, limit: 100, ...more } });
  const detail = (payment_id: number, caller = master) =>
    callHandler(fetchPaymentById, { services, caller, input: { class_id, payment_id } });
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id)?.payments[0];
  };
  const booksOf = async (payment_ids: readonly number[]) =>
    (await desk.books()).filter(({ payment_id }) => payment_ids.includes(payment_id));
  const partsOf = async (payment_id: number) =>
    (await detail(payment_id)).group?.payments.map((part) => part.payment_id) ?? [];

  it('come to the frozen prices of those who are chosen, whatever they would cost today', async () => {
    const paying = await some(3);
    const [first] = paying;
    await services.store.db
      .updateTable('enrolment')
      .set({ fee_cents: 50_001 })
      .where('enrolment_id', '=', first?.enrolment_id ?? 0)
      .execute();
    const made = await declare(master, { enrolment_ids: idsOf(paying) });
    expect(made).toMatchObject({ count: 3, amount_cents: 186_001 });
    expect(await detail(made.payment_id)).toMatchObject({
      status: 'declared',
      group_count: 3,
      payer_name: testPayer.payer_name,
      group: { amount_cents: 186_001, declared_by: '林秋月', declared_by_me: true },
    });
    expect(first && (await own(first))).toMatchObject({
      status: 'declared',
      amount_cents: 50_001,
      paid_by_unit: testPayer.payer_name,
    });
  });

  it('are confirmed as a whole by somebody else, with an entry and a receipt each, by nine statements', async () => {
    const { payment_id, amount_cents } = await declare(master, { enrolment_ids: idsOf(await some(4)) });
    const parts = await partsOf(payment_id);
    const last = parts.at(-1) ?? 0;
    expect(await refusalOf(desk.check(master, payment_id, 'confirm'))).toBe('another_person');
    const statements = await countStatements(() => desk.check(cashier, last, 'confirm'));
    expect(statements.length).toBeLessThanOrEqual(9);
    expect(await refusalOf(desk.check(cashier, payment_id, 'confirm'))).toBe('transition_refused');
    const books = await booksOf(parts);
    expect(books.map(({ status, entries }) => [status, entries])).toEqual(parts.map(() => ['confirmed', 1]));
    expect(books.reduce((sum, book) => sum + book.sum, 0)).toBe(amount_cents);
    const { rows } = await sql<{ gaps: number; receipts: number }>`
      select count(*)::int4 as receipts,
        (max(right(receipt_no, 5)::int4) - count(*))::int4 as gaps
      from receipt where class_id = ${class_id}`.execute(services.store.db);
    expect(rows).toEqual([{ gaps: 0, receipts: 4 }]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are rejected as a whole, after which each can be paid for anew', async () => {
    const paying = await some(2);
    const { payment_id } = await declare(master, { enrolment_ids: idsOf(paying) });
    const parts = await partsOf(payment_id);
    await desk.check(cashier, payment_id, 'reject', '未到账');
    expect((await booksOf(parts)).map(({ status, entries }) => [status, entries])).toEqual([
      ['failed', 0],
      ['failed', 0],
    ]);
    await declare(master, { enrolment_ids: idsOf(paying) });
  });

  it('pay for all of a unit, of which its own staff see no more', async () => {
    const mine = await some(3, unit_id);
    const [stranger] = await some(1);
    expect((await payables(company)).items.map((row) => row.enrolment_id).toSorted()).toEqual(
      idsOf(mine).toSorted(),
    );
    expect((await payables(master)).items.map((row) => row.enrolment_id)).toContain(stranger?.enrolment_id);
    const ofOthers = { enrolment_ids: [...idsOf(mine), stranger?.enrolment_id ?? 0] };
    expect(await refusalOf(declare(company, ofOthers))).toBe('not_found');
    expect((await payables(company)).units).toEqual([
      { unit_id, com_name: '上海申培人才服务有限公司', count: 3, amount_cents: 204_000 },
    ]);
    expect(await countStatements(() => payables(company))).toHaveLength(2);
    // Employers narrow them too.
    const [first] = (await payables(company)).items;
    await services.store.db
      .updateTable('enrolment')
      .set({ employer: '浦江精工' })
      .where('enrolment_id', '=', first?.enrolment_id ?? 0)
      .execute();
    expect((await payables(company)).employers).toContainEqual({ employer: '浦江精工', count: 1 });
    expect((await payables(company, { employer: '浦江精工' })).items).toMatchObject([
      { enrolment_id: first?.enrolment_id },
    ]);
    const { payee } = await callHandler(fetchGathering, { services, caller: master, input: { class_id } });
    expect((await payables(company)).payee).toMatchObject({ bank: payee?.bank, qr_id: null });
    expect((await payables(company)).payee?.account_number.slice(-4)).toBe(
      payee?.account_number_masked.slice(-4),
    );
    expect(await declare(company, { unit_id })).toMatchObject({ count: 3, amount_cents: 204_000 });
    expect(await payables(company)).toMatchObject({ items: [], total: 0, units: [] });
    expect(await refusalOf(declare(company, { unit_id }))).toBe('not_payable');
  });

  it('refuse what nobody owes, what is over, and what is not said rightly', async () => {
    const [one] = await some(1);
    const enrolment_ids = idsOf(one ? [one] : []);
    const elsewhere = await insertTestClass(services);
    expect(await refusalOf(declare(master, { enrolment_ids: [404] }))).toBe('not_found');
    expect(await refusalOf(declare(cashier, { class_id: elsewhere, enrolment_ids }))).toBe('not_found');
    expect(await fieldsOf(declare(master, { enrolment_ids, paid_on: '2099-01-01' }))).toEqual({
      paid_on: 'invalid_date',
    });
    const proof_id = await desk.insertProof((await next()).candidate);
    expect(await fieldsOf(declare(master, { enrolment_ids, proof_id }))).toEqual({
      proof_id: 'proof_required',
    });
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'submitted' })
      .where('enrolment_id', '=', enrolment_ids[0] ?? 0)
      .execute();
    expect(await refusalOf(declare(master, { enrolment_ids }))).toBe('not_payable');
    expect(await refusalOf(payables(cashier, { class_id: 404 }))).toBe('not_found');
    expect(await payables(cashier, { class_id: elsewhere })).toMatchObject({ items: [], total: 0 });
  });

  it('pay for an enrolment once, however many want to at once, one by one or in groups', async () => {
    const [a, b, c] = await some(3);
    if (!a || !b || !c) throw new Error('Nobody is to be paid for.');
    const attempts = Array.from({ length: 50 }, (_, n) => {
      if (n % 5 === 4) return desk.declare(b);
      return declare(n % 2 ? master : cashier, { enrolment_ids: idsOf(n % 3 ? [a, b] : [c, b, a]) });
    });
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql`
      select p.open_enrolment_id from payment p where p.open_enrolment_id = any(${idsOf([a, b, c])}::bigint[])
      group by 1 having count(*) > 1
      union all
      select gp.group_id from group_payment gp where gp.amount_cents <> (select sum(p.amount_cents) from payment p
        where p.class_id = gp.class_id and p.group_id = gp.group_id)`.execute(services.store.db);
    expect(rows).toEqual([]);
  });

  it('go back one by one, never more than was paid for one, and not to a candidate who did not pay', async () => {
    const paying = await some(2);
    const [first] = paying;
    if (!first) throw new Error('Nobody is to be paid for.');
    const { payment_id } = await declare(master, { enrolment_ids: idsOf(paying) });
    await desk.check(cashier, payment_id, 'confirm');
    expect(await own(first)).toMatchObject({ refundable: false, invoiceable: false });
    expect(await refusalOf(desk.ask(first.candidate, payment_id))).toBe('not_found');
    const invoices = invoiceDesk(services, class_id);
    expect(await refusalOf(invoices.ask(first.candidate, [payment_id]))).toBe('not_found');
    expect(await fieldsOf(desk.ask(master, payment_id, 68_001))).toEqual({ amount_cents: 'too_big' });
    const { refund_id } = await desk.ask(master, payment_id);
    const third = await openStaff(services, { roles: ['editor'] });
    await desk.decide(cashier, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    await desk.payBack(third, refund_id);
    const books = await booksOf(await partsOf(payment_id));
    expect(books.map(({ status, sum }) => [status, sum]).toSorted()).toEqual([
      ['confirmed', 68_000],
      ['refunded', 0],
    ]);
  });

  it('are one line of the bank’s statement, found by any of their candidates', async () => {
    const paying = await some(3);
    const { payment_id, amount_cents } = await declare(master, {
      enrolment_ids: idsOf(paying),
      payer_name: '申培公司',
    });
    const parts = await partsOf(payment_id);
    const { enrol_no } = await detail(parts.at(-1) ?? 0);
    const day = '2026-10-01';
    const file = `日期,金额,付款人,摘要\n${day},${amount_cents / 100},某账户,代缴 ${enrol_no}\n${day},680,某账户,代缴 ${enrol_no}`;
    const title = '对账单';
    await callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title },
      bytes: Buffer.from(file),
    });
    const { items } = await callHandler(fetchBankLines, { services, caller: cashier, input: { limit: 100 } });
    const [whole, single] = items
      .filter(({ payer_name }) => payer_name === '某账户')
      .toSorted((x, y) => y.amount_cents - x.amount_cents);
    expect(whole?.suggestions).toMatchObject([{ payment_id, count: 3, reasons: ['amount', 'number'] }]);
    expect(single?.suggestions).toMatchObject([{ payment_id, amount_cents, reasons: ['number'] }]);
    const match = (caller: StaffSession, line_id = 0) =>
      callHandler(matchBankLine, { services, caller, input: { line_id, class_id, payment_id } });
    expect(await refusalOf(match(cashier, single?.line_id))).toBe('amount_differs');
    expect(await refusalOf(match(master, whole?.line_id))).toBe('another_person');
    await match(cashier, whole?.line_id);
    expect((await booksOf(parts)).map(({ sum }) => sum)).toEqual([68_000, 68_000, 68_000]);
  });
});
