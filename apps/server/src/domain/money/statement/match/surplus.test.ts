import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { fetchBankLines } from '../fetch-bank-lines.js';
import { matchBankLine } from '../match-bank-line.js';
import { insertLine } from '../testing/insert-line.js';
import { undoBankMatch } from '../undo-bank-match.js';
import { fetchOtherFees } from './fetch-other-fees.js';

describe.each(engines)('what a line brings too much or too little, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let other_id: number;
  let cashier: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let other: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
    class_id = await insertTestClass(services, { code: 'TC26-0981', capacity: 100 });
    other_id = await insertTestClass(services, { code: 'TC26-0982', capacity: 100 });
    [desk, other] = [moneyDesk(services, class_id), moneyDesk(services, other_id)];
    for (const each of [desk, other]) await each.gather(cashier);
  });
  afterAll(() => services.close());

  let people = 0;
  /** Somebody who owes a fee in both classes. */
  const both = async () => {
    people += 1;
    return [await desk.approved(people), await other.approved(people)] as const;
  };
  const match = (line_id: number, more: Omit<InputOf<'payment/matchBankLine'>, 'line_id' | 'class_id'>) =>
    callHandler(matchBankLine, { services, caller: cashier, input: { line_id, class_id, ...more } });
  const undo = (line_id: number) =>
    callHandler(undoBankMatch, { services, caller: cashier, input: { line_id, reason: '认错' } });
  const to = ({ enrolment_id }: Paying) => ({
    difference_reason: '多付部分转入另一班',
    surplus_to: { class_id: other_id, enrolment_id },
  });
  const lineOf = async (line_id: number) => {
    const { rows } =
      await sql<object>`select amount_cents, held_for, payment_id is not null as is_paid from bank_line
      where line_id = ${line_id} or split_from = ${line_id} order by line_id`.execute(services.store.db);
    return rows;
  };
  const stateOf = async ({ enrolment_id }: Paying) => {
    const { rows } =
      await sql<object>`select status, amount_cents from payment where enrolment_id = ${enrolment_id}
      order by payment_id`.execute(services.store.db);
    return rows;
  };
  const paid = [{ status: 'confirmed', amount_cents: 68_000 }];
  const sound = async () => {
    for (const each of [class_id, other_id]) {
      expect(await brokenRules(services.store.db, each)).toEqual([]);
      expect(await verifyChain(services.store.db, each)).toMatchObject({ ok: true });
    }
  };

  it('goes to another fee of the same candidate, as part of it or as all of it, and comes back with the line', async () => {
    const [own, next] = await both();
    const { items } = await callHandler(fetchOtherFees, {
      services,
      caller: cashier,
      input: { class_id, enrolment_id: own.enrolment_id },
    });
    expect(items).toMatchObject([{ class_id: other_id, enrolment_id: next.enrolment_id, due_cents: 68_000 }]);
    const line = await insertLine(services, 70_000, cashier);
    const order = { enrolment_ids: [own.enrolment_id], ...to(next) };
    expect(await match(line, order)).toMatchObject({
      status: 'confirmed',
      surplus_cents: 0,
      credited_cents: 2_000,
    });
    expect(await stateOf(own)).toEqual(paid);
    expect(await lineOf(line)).toEqual([
      { amount_cents: 68_000, held_for: null, is_paid: true },
      { amount_cents: 2_000, held_for: next.enrolment_id, is_paid: false },
    ]);
    expect(
      (await callHandler(fetchBankLines, { services, caller: cashier, input: { view: 'matched' } })).items,
    ).toMatchObject([{ split_from: line, payment: { still_due_cents: 66_000 } }, { split_from: null }]);
    // The rest makes the other fee whole; undone, the first line takes that down with it.
    const rest = await insertLine(services, 66_000, cashier);
    await callHandler(matchBankLine, {
      services,
      caller: cashier,
      input: { line_id: rest, class_id: other_id, enrolment_ids: [next.enrolment_id] },
    });
    expect(await stateOf(next)).toEqual(paid);
    await sound();
    await undo(line);
    expect(await lineOf(line)).toEqual([{ amount_cents: 70_000, held_for: null, is_paid: false }]);
    for (const each of [own, next])
      expect(await stateOf(each)).toEqual([{ status: 'failed', amount_cents: 68_000 }]);
    // Of both fees at once nothing is left due.
    const all = await insertLine(services, 136_000, cashier);
    await match(all, order);
    for (const each of [own, next])
      expect(await stateOf(each)).toEqual([{ status: 'failed', amount_cents: 68_000 }, ...paid]);
    await sound();
  });

  it('of many goes to another fee of the first one, who has declared theirs', async () => {
    const [own, next] = await both();
    const [beside] = await both();
    await desk.declare(own);
    const line = await insertLine(services, 140_000, cashier);
    const enrolment_ids = [own.enrolment_id, beside.enrolment_id];
    expect(await match(line, { enrolment_ids, ...to(next) })).toMatchObject({ credited_cents: 4_000 });
    for (const each of [own, beside]) expect(await stateOf(each)).toEqual(paid);
    await undo(line);
    expect(await lineOf(line)).toEqual([{ amount_cents: 140_000, held_for: null, is_paid: false }]);
    await sound();
  });

  it('goes to nobody else, and not beyond what is due there; refused, the line is whole', async () => {
    const [own] = await both();
    const [, stranger] = await both();
    const line = await insertLine(services, 70_000, cashier);
    const order = { enrolment_ids: [own.enrolment_id] };
    expect(await fieldsOf(match(line, { ...order, ...to(stranger) }))).toEqual({
      surplus_to: 'not_offered',
    });
    const [rich, next] = await both();
    const much = await insertLine(services, 300_000, cashier);
    expect(await refusalOf(match(much, { enrolment_ids: [rich.enrolment_id], ...to(next) }))).toBe(
      'amount_differs',
    );
    const less = await insertLine(services, 60_000, cashier);
    expect(await refusalOf(match(less, { enrolment_ids: [rich.enrolment_id], ...to(next) }))).toBe(
      'amount_differs',
    );
    expect(await lineOf(much)).toEqual([{ amount_cents: 300_000, held_for: null, is_paid: false }]);
    await sound();
  });

  it('of several goes to no fee that the line pays itself', async () => {
    const [own, next] = await both();
    const line = await insertLine(services, 140_000, cashier);
    const other_classes = [{ class_id: other_id, enrolment_ids: [next.enrolment_id] }];
    const order = { enrolment_ids: [own.enrolment_id], other_classes };
    expect(await fieldsOf(match(line, { ...order, ...to(next) }))).toEqual({ surplus_to: 'not_offered' });
    expect(await lineOf(line)).toEqual([{ amount_cents: 140_000, held_for: null, is_paid: false }]);
    await sound();
  });

  it('of a transfer for many goes to another fee of the first of them, and to that of nobody else', async () => {
    const [[first, next], [beside, strange]] = [await both(), await both()];
    const input = {
      ...{ ...testPayer, class_id, paid_on: testPaidOn(services) },
      enrolment_ids: [first.enrolment_id, beside.enrolment_id],
    };
    const unit = await openStaff(services, { roles: ['zky-admin'] });
    const proof_id = await desk.insertProof(unit);
    await callHandler(declareGroupPayment, { services, caller: unit, input: { ...input, proof_id } });
    const { first_payment_id: payment_id } = await services.store.db
      .selectFrom('group_payment')
      .select('first_payment_id')
      .where('class_id', '=', class_id)
      .orderBy('group_id', 'desc')
      .executeTakeFirstOrThrow();
    const line = await insertLine(services, 140_000, cashier);
    expect(await fieldsOf(match(line, { payment_id, ...to(strange) }))).toEqual({
      surplus_to: 'not_offered',
    });
    expect(await match(line, { payment_id, ...to(next) })).toMatchObject({ credited_cents: 4_000 });
    for (const each of [first, beside]) expect(await stateOf(each)).toEqual(paid);
    await undo(line);
    for (const each of [first, beside])
      expect(await stateOf(each)).toEqual([
        { status: 'failed', amount_cents: 68_000 },
        { status: 'declared', amount_cents: 68_000 },
      ]);
    await sound();
  });

  it('is declared as it was transferred; its line says what becomes of the difference', async () => {
    const [short] = await both();
    const [much, next] = await both();
    const little = await desk.declare(short, { amount_cents: 60_000 });
    expect(await refusalOf(desk.check(cashier, little.payment_id, 'confirm'))).toBe('amount_differs');
    const line = await insertLine(services, 60_000, cashier);
    expect(await refusalOf(match(line, { payment_id: little.payment_id }))).toBe('amount_differs');
    expect(await match(line, { payment_id: little.payment_id, difference_reason: '银行扣费' })).toMatchObject(
      { payment_id: null, status: 'closed', still_due_cents: 8_000 },
    );
    // Undone, the declaration that the line ended waits again; taken again, it is ended again.
    const { payment_id: waiting } = await undo(line);
    expect(await stateOf(short)).toEqual([
      { status: 'closed', amount_cents: 60_000 },
      { status: 'declared', amount_cents: 60_000 },
    ]);
    await match(line, { payment_id: waiting ?? 0, difference_reason: '银行扣费' });
    const rest = await desk.declare(short);
    // While another payment waits it is not made again, and the call says so.
    expect(await undo(line)).toEqual({ class_id, payment_id: null, stays_ended: true });
    await desk.check(cashier, rest.payment_id, 'reject', '请核对金额');
    await match(line, { enrolment_ids: [short.enrolment_id], difference_reason: '银行扣费' });
    const last = await desk.declare(short);
    await desk.check(cashier, last.payment_id, 'confirm');
    expect((await stateOf(short)).slice(-1)).toEqual(paid);

    const declared = await desk.declare(much, { amount_cents: 70_000 });
    const more = await insertLine(services, 70_000, cashier);
    expect(await match(more, { payment_id: declared.payment_id, ...to(next) })).toMatchObject({
      credited_cents: 2_000,
    });
    expect(await stateOf(much)).toEqual(paid);
    await undo(more);
    // It waits as it was declared.
    const again = (await desk.books()).filter(({ status }) => status === 'declared').at(-1);
    expect(again).toMatchObject({ paid: 70_000 });
    const back = { payment_id: again?.payment_id ?? 0, difference_reason: '多付二十元' };
    expect(await match(more, back)).toMatchObject({ status: 'confirmed', surplus_cents: 2_000 });
    expect(await fieldsOf(other.declare(next, { amount_cents: 136_001 }))).toEqual({
      amount_cents: 'too_big',
    });
    await sound();
  });

  it('of a line for many stays with the first of them; too little leaves the last of them short', async () => {
    const people = [(await both())[0], (await both())[0]];
    const enrolment_ids = people.map(({ enrolment_id }) => enrolment_id);
    const [more, less] = [
      await insertLine(services, 138_000, cashier),
      await insertLine(services, 130_000, cashier),
    ];
    const difference_reason = '多付二十元';
    expect(await match(less, { enrolment_ids, difference_reason })).toMatchObject({ still_due_cents: 6_000 });
    await undo(less);
    expect(await match(more, { enrolment_ids, difference_reason })).toMatchObject({ surplus_cents: 2_000 });
    const amounts = await Promise.all(people.map(stateOf));
    expect(amounts.flat().map((each) => Object.values(each).join())).toEqual([
      'failed,68000',
      'confirmed,70000',
      'confirmed,68000',
    ]);
    await sound();
  });
});
