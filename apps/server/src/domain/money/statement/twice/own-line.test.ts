import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertCertificate } from '../../../certificates/testing/insert-certificate.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { matchLine } from '../match/match-line.js';
import { bankDesk } from '../testing/bank-desk.js';
import { insertLine } from '../testing/insert-line.js';

const fee = 68_000;

describe.each(engines)('the line of a payment that was confirmed by hand, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let second: StaffSession;
  let unit: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let bank: ReturnType<typeof bankDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    second = await openStaff(services, { roles: ['zky-admin'] });
    unit = await openStaff(services, { roles: ['zky-admin'] });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has a class of its own.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-02${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const owing = (nth = 0) => bank.owing(class_id, serial * 10 + nth);
  const byHand = async (paying: Paying) => {
    const { payment_id } = await desk.declare(paying);
    await desk.check(cashier, payment_id, 'confirm');
    return payment_id;
  };
  const lineOf = (cents: number) => insertLine(services, cents, cashier);
  const find = (line_id: number, payment_id: number, by = cashier) =>
    bank.run(
      'payment/matchBankLine',
      { line_id, class_id, payment_id, difference_reason: '人工确认后找到流水' },
      by,
    );
  const giveBack = (line_id: number, { enrolment_id }: Paying, more: { beside_hand?: boolean } = {}) =>
    bank.run('payment/returnBankLine', { line_id, class_id, enrolment_id, reason: '重复缴费', ...more });
  const undo = (line_id: number) => bank.run('payment/undoBankMatch', { line_id, reason: '不是这一笔' });
  const states = async () => (await desk.books()).map(({ status, sum, entries }) => [status, sum, entries]);
  const openLines = async () => (await bank.lines()).map(({ line_id }) => line_id);
  const trail = async (object_id: number) => {
    const { rows } = await sql<object>`
      select action, reason, detail from audit_event where class_id = ${class_id} and object_id = ${object_id}
      order by seq desc limit 1`.execute(services.store.db);
    return rows[0];
  };
  /** The last three steps of a payment and its line. */
  const trailOf = async (...ids: number[]) => {
    const { rows } = await sql<object>`
      select action, reason, detail from audit_event where class_id = ${class_id} and object_id = any(${ids.map(String)})
      order by seq desc limit 3`.execute(services.store.db);
    return rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  };
  const sound = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('becomes its line and books nothing; the next one is paid twice', async () => {
    const person = await owing();
    const payment_id = await byHand(person);
    const line_id = await lineOf(fee);
    expect(await find(line_id, payment_id)).toEqual({
      ...{ payment_id, status: 'confirmed' },
      ...{ still_due_cents: 0, surplus_cents: 0, credited_cents: 0 },
    });
    expect(await states()).toEqual([['confirmed', fee, 1]]);
    const [line] = await bank.lines('matched');
    expect(line).toMatchObject({ line_id, payment: { payment_id, is_returned: false } });
    expect(await trail(payment_id)).toEqual({
      ...{ action: 'find_line', reason: '人工确认后找到流水' },
      detail: { line_id },
    });
    await sound();
    const again = await lineOf(fee);
    expect(await refusalOf(find(again, payment_id))).toBe('transition_refused');
    await giveBack(again, person);
    expect(await states()).toEqual([
      ['confirmed', fee, 1],
      ['refunding', fee, 1],
    ]);
    await sound();
  });

  it('is found by a round too, and the trail says by which rule', async () => {
    const payment_id = await byHand(await owing());
    const line_id = await lineOf(fee);
    const request = { address: '127.0.0.1', request_id: 'own-line', language: 'zh' };
    const order = { class_id, payment_id };
    await services.store.withTx((tx) =>
      matchLine(tx, { line_id, order, batch_id: null, rule: 'number', caller: cashier, request, services }),
    );
    expect(await trail(payment_id)).toMatchObject({
      action: 'find_line',
      detail: { line_id, rule: 'number' },
    });
  });

  it('has exactly its amount, and nobody finds that of their own payment', async () => {
    const person = await owing();
    const payment_id = await byHand(person);
    const more = await lineOf(70_000);
    expect(await refusalOf(find(more, payment_id))).toBe('amount_differs');
    expect(await refusalOf(find(await lineOf(60_000), payment_id))).toBe('amount_differs');
    const own = await openStaff(services, { roles: ['zky-admin'] });
    await sql`update account set (phone_index, phone_enc) = (select phone_index, phone_enc from enrolment where enrolment_id = ${person.enrolment_id})
      where user_id = ${own.user_id}`.execute(services.store.db);
    const line_id = await lineOf(fee);
    expect(await refusalOf(find(line_id, payment_id, own))).toBe('another_person');
    expect(await openLines()).toHaveLength(3);
    await sound();
  });

  it('waits again where that is undone, beside a certificate too, and the payment stays', async () => {
    const person = await owing();
    const payment_id = await byHand(person);
    const line_id = await lineOf(fee);
    await find(line_id, payment_id);
    await insertCertificate(services, { class_id, enrolment_id: person.enrolment_id, by: [second, unit] });
    expect(await undo(line_id)).toMatchObject({ class_id, payment_id: null });
    expect(await states()).toEqual([['confirmed', fee, 1]]);
    expect(await openLines()).toEqual([line_id]);
    expect(await trail(payment_id)).toEqual({
      ...{ action: 'lose_line', reason: '不是这一笔' },
      detail: { line_id },
    });
    expect(await refusalOf(undo(line_id))).toBe('state_changed');
    await find(line_id, payment_id);
    await sound();
  });

  it('is found beside a refund too, since it says nothing about where the money goes', async () => {
    const payment_id = await byHand(await owing());
    await desk.ask(second, payment_id, 20_000);
    const line_id = await lineOf(fee);
    expect(await find(line_id, payment_id)).toMatchObject({ status: 'confirmed' });
    await undo(line_id);
    expect(await openLines()).toEqual([line_id]);
    await sound();
  });

  it('of two desks with two lines, is one', async () => {
    const payment_id = await byHand(await owing());
    const lines = [await lineOf(fee), await lineOf(fee)];
    const found = await Promise.allSettled(
      lines.map((line_id, at) => find(line_id, payment_id, at ? cashier : second)),
    );
    expect(found.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await openLines()).toHaveLength(1);
    await sound();
  });

  it('of many who were confirmed together is the whole transfer', async () => {
    const people = [await owing(1), await owing(2), await owing(3)];
    const input = {
      ...{ ...testPayer, class_id, paid_on: testPaidOn(services) },
      enrolment_ids: people.map(({ enrolment_id }) => enrolment_id),
      proof_id: await desk.insertProof(unit),
    };
    await callHandler(declareGroupPayment, { services, caller: unit, input });
    const { first_payment_id: payment_id } = await services.store.db
      .selectFrom('group_payment')
      .select('first_payment_id')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    await desk.check(cashier, payment_id, 'confirm');
    // A line that names one of them by number shows that one, and the payment of all.
    const [, named] = people;
    await bank.send(['2040.00', '某某公司', `培训费 ${named?.enrol_no}`]);
    const line = await bank.lineBy('某某公司');
    expect(line.suggestions).toMatchObject([
      {
        ...{ payment_id, enrolment_id: named?.enrolment_id, enrol_no: named?.enrol_no },
        ...{ count: 3, amount_cents: 3 * fee, standing: 'paid', paid: { has_line: false } },
      },
    ]);
    expect(await refusalOf(find(await lineOf(fee), payment_id))).toBe('amount_differs');
    // The account that declared it for others does not find its line either.
    expect(await refusalOf(find(line.line_id, payment_id, unit))).toBe('another_person');
    await find(line.line_id, payment_id);
    const [one] = people;
    expect(await causeOf(giveBack(line.line_id, one as Paying))).toBeUndefined();
    const again = await lineOf(fee);
    await giveBack(again, one as Paying);
    await undo(again);
    await undo(line.line_id);
    expect((await states()).filter(([status]) => status === 'confirmed')).toEqual(
      Array(3).fill(['confirmed', fee, 1]),
    );
    await sound();
  });

  it('does not go back before somebody says that it is other money', async () => {
    const person = await owing();
    await byHand(person);
    const line_id = await lineOf(fee);
    expect(await causeOf(giveBack(line_id, person))).toEqual({ why: 'line_of_payment' });
    expect(await openLines()).toEqual([line_id]);
    await giveBack(line_id, person, { beside_hand: true });
    expect(await states()).toEqual([
      ['confirmed', fee, 1],
      ['refunding', fee, 1],
    ]);
    // The certificate stands on the fee, not on the money that goes back.
    await insertCertificate(services, { class_id, enrolment_id: person.enrolment_id, by: [second, unit] });
    await undo(line_id);
    expect(await states()).toEqual([
      ['confirmed', fee, 1],
      ['failed', 0, 2],
    ]);
    await sound();
  });

  it('is that of the rest where a first part came by a line of its own', async () => {
    const person = await owing();
    const part = await lineOf(60_000);
    const held = { class_id, enrolment_ids: [person.enrolment_id], difference_reason: '分次付款' };
    await bank.run('payment/matchBankLine', { line_id: part, ...held });
    const payment_id = await byHand(person);
    expect(await states()).toEqual([['confirmed', fee, 1]]);
    await bank.send(['80.00', '李大明', `余款 ${person.enrol_no}`]);
    const rest = await bank.lineBy('李大明');
    expect(rest.suggestions).toMatchObject([
      { payment_id, amount_cents: 8_000, standing: 'paid', paid: { has_line: false } },
    ]);
    expect(rest.suggestions[0]?.reasons).toContain('amount');
    // It is no double before somebody says so.
    expect(await causeOf(giveBack(rest.line_id, person))).toEqual({ why: 'line_of_payment' });
    expect(await refusalOf(find(await lineOf(fee), payment_id))).toBe('amount_differs');
    await find(rest.line_id, payment_id);
    expect(await states()).toEqual([['confirmed', fee, 1]]);
    await sound();
    // Both lines are the payment by now: a third one is other money.
    const third = await lineOf(8_000);
    expect(await refusalOf(find(third, payment_id))).toBe('transition_refused');
    await giveBack(third, person);
    await undo(third);
    await undo(rest.line_id);
    expect(await states()).toEqual([
      ['confirmed', fee, 1],
      ['failed', 0, 2],
    ]);
    await find(rest.line_id, payment_id);
    await sound();
    // Without the first part the fee is not paid, and the line of the rest is nobody's: it can be any money.
    await undo(part);
    expect(await trailOf(payment_id, rest.line_id)).toEqual([
      { action: 'lose_line', reason: '不是这一笔', detail: { line_id: rest.line_id } },
      { action: 'undo_match', reason: '不是这一笔', detail: { line_id: part } },
      { action: 'undo_match', reason: '不是这一笔', detail: { payment_id } },
    ]);
    expect(await openLines()).toEqual(expect.arrayContaining([part, rest.line_id]));
    const { by_hand } = await services.store.db
      .selectFrom('bank_line')
      .select('by_hand')
      .where('line_id', '=', rest.line_id)
      .executeTakeFirstOrThrow();
    expect(by_hand).toBe(false);
    await sound();
  });

  it('says how many valid tickets stand on its money; an undo leaves them as they are', async () => {
    const [one, other] = [await owing(1), await owing(2)];
    const enrolment_ids = [one.enrolment_id, other.enrolment_id];
    const line_id = await lineOf(2 * fee);
    await bank.run('payment/matchBankLine', { line_id, class_id, enrolment_ids, difference_reason: '单位' });
    const ticketsOf = async (id: number) =>
      (await bank.lines('matched')).find((each) => each.line_id === id)?.payment?.tickets;
    expect(await ticketsOf(line_id)).toBe(0);
    const now = services.now();
    for (const [at, live_enrolment_id] of enrolment_ids.entries())
      await services.store.db
        .insertInto('exam_ticket')
        .values({
          ...{ class_id, ticket_id: class_id + at, enrolment_id: live_enrolment_id, live_enrolment_id },
          ...{ ticket_no: `T-${class_id}-${at}`, status: 'issued', revision: 1 },
          ...{ issued_at: now, updated_at: now },
        })
        .execute();
    expect(await ticketsOf(line_id)).toBe(2);
    // The money that is paid twice, and the line of a payment that stays, take no fee away.
    const double = await lineOf(fee);
    await giveBack(double, one);
    expect(await ticketsOf(double)).toBe(0);
    await undo(double);
    await undo(line_id);
    const tickets = await services.store.db
      .selectFrom('exam_ticket')
      .select('status')
      .where('class_id', '=', class_id)
      .execute();
    expect(tickets).toEqual([{ status: 'issued' }, { status: 'issued' }]);
  });
});
