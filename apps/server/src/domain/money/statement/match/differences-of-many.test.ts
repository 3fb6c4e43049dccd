import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { invoiceDesk } from '../../invoices/testing/invoice-desk.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { fetchOwnPayments } from '../../payments/own/fetch-own-payments.js';
import { moneyDesk, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { bankDesk, type Numbered } from '../testing/bank-desk.js';
import { insertLine } from '../testing/insert-line.js';

type Match = Omit<InputOf<'payment/matchBankLine'>, 'line_id' | 'class_id'>;

const fee = 68_000;
const difference_reason = '两人退出，单位已汇出';

describe.each(engines)('what a line for many brings too much or too little, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let unit: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let bank: ReturnType<typeof bankDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    unit = await openStaff(services, { roles: ['zky-admin'] });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has a class of its own.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-04${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const some = async (count: number): Promise<readonly Numbered[]> => {
    const people: Numbered[] = [];
    for (let n = 0; n < count; n += 1) people.push(await bank.owing(class_id, serial * 10 + n));
    return people;
  };
  const idsOf = (people: readonly Numbered[]) => people.map(({ enrolment_id }) => enrolment_id);
  const match = (line_id: number, more: Match) =>
    bank.run('payment/matchBankLine', { line_id, class_id, ...more });
  const undo = (line_id: number) => bank.run('payment/undoBankMatch', { line_id, reason: '认错到账' });
  const lineOf = (cents: number) => insertLine(services, cents, cashier);
  /** The payments of each person, the oldest first. */
  const stateOf = async (people: readonly Numbered[]) => {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(p.status || ' ' || p.amount_cents, ', ' order by p.payment_id), '') as text
      from unnest(${idsOf(people)}::bigint[]) with ordinality as w(id, nth) left join payment p on p.enrolment_id = w.id
      group by w.nth order by w.nth`.execute(services.store.db);
    return rows.map(({ text }) => text);
  };
  /** Each line with its amount, and whether it is held or paid. */
  const lines = async () => {
    const { rows } = await sql<{ text: string }>`
      select amount_cents || case when held_for is not null then ' held' when payment_id is not null then ' paid' else ' open' end as text
      from bank_line order by line_id`.execute(services.store.db);
    return rows.map(({ text }) => text);
  };
  const refunds = async () => {
    const { rows } = await sql<{ text: string }>`
      select status || ' ' || amount_cents as text from refund where class_id = ${class_id} order by refund_id`.execute(
      services.store.db,
    );
    return rows.map(({ text }) => text);
  };
  /** The amounts of the transfers for many, the newest first. */
  const groups = async () => {
    const { rows } = await sql<{ amount_cents: number }>`
      select amount_cents from group_payment where class_id = ${class_id} order by group_id desc`.execute(
      services.store.db,
    );
    return rows.map(({ amount_cents }) => amount_cents);
  };
  const declareGroup = async (people: readonly Numbered[]) => {
    const input = {
      ...{ ...testPayer, class_id, enrolment_ids: idsOf(people), paid_on: testPaidOn(services) },
      proof_id: await desk.insertProof(unit),
    };
    await callHandler(declareGroupPayment, { services, caller: unit, input });
    const { rows } = await sql<{ payment_id: number }>`
      select first_payment_id as payment_id from group_payment where class_id = ${class_id} order by group_id desc`.execute(
      services.store.db,
    );
    return rows[0]?.payment_id ?? 0;
  };
  const sound = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('is asked back whatever it comes to, and undone once nobody wants it back', async () => {
    const people = await some(3);
    const line_id = await lineOf(5 * fee);
    const enrolment_ids = idsOf(people);
    expect(await refusalOf(match(line_id, { enrolment_ids }))).toBe('amount_differs');
    expect(await match(line_id, { enrolment_ids, difference_reason })).toMatchObject({
      status: 'confirmed',
      surplus_cents: 2 * fee,
    });
    expect(await stateOf(people)).toEqual([`confirmed ${3 * fee}`, `confirmed ${fee}`, `confirmed ${fee}`]);
    expect(await refunds()).toEqual([`requested ${2 * fee}`]);
    expect(await refusalOf(undo(line_id))).toBe('transition_refused');
    const { refund_id } = await services.store.db
      .selectFrom('refund')
      .select('refund_id')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    await desk.takeBack(cashier, refund_id);
    await undo(line_id);
    expect(await lines()).toEqual([`${5 * fee} open`]);
    await sound();
  });

  it('of one person who sent more than two fees goes back too, and the invoice is of the fee', async () => {
    const people = await some(1);
    const line_id = await lineOf(3 * fee);
    const { payment_id } = await match(line_id, { enrolment_ids: idsOf(people), difference_reason });
    const [second, third] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    const { refund_id } = await services.store.db
      .selectFrom('refund')
      .select('refund_id')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const invoices = invoiceDesk(services, class_id);
    expect(await refusalOf(invoices.ask(cashier, [payment_id ?? 0]))).toBe('not_invoiceable');
    await desk.decide(second, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    await desk.payBack(second, refund_id);
    expect(await stateOf(people)).toEqual([`partly_refunded ${3 * fee}`]);
    await invoices.ask(cashier, [payment_id ?? 0]);
    const { amount_cents } = await services.store.db
      .selectFrom('invoice')
      .select('amount_cents')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    expect(amount_cents).toBe(fee);
    await sound();
  });

  it('leaves one of them short: the last one, or whoever is named, until the rest comes', async () => {
    const people = await some(3);
    const [first, , last] = people;
    const line_id = await lineOf(3 * fee - 2_500);
    const enrolment_ids = idsOf(people);
    expect(await refusalOf(match(line_id, { enrolment_ids }))).toBe('amount_differs');
    expect(await fieldsOf(match(line_id, { enrolment_ids, difference_reason, short_id: 404 }))).toEqual({
      short_id: 'not_offered',
    });
    expect(await match(line_id, { enrolment_ids, difference_reason })).toMatchObject({
      status: 'confirmed',
      surplus_cents: 0,
      still_due_cents: 2_500,
    });
    expect(await stateOf(people)).toEqual([`confirmed ${fee}`, `confirmed ${fee}`, '']);
    expect(await lines()).toEqual([`${2 * fee} paid`, `${fee - 2_500} held`]);
    // The rest of the last one makes the fee whole; undone, the transfer takes that down with it.
    const rest = await lineOf(2_500);
    await match(rest, { enrolment_ids: [last?.enrolment_id ?? 0] });
    expect((await stateOf(people)).at(-1)).toBe(`confirmed ${fee}`);
    await sound();
    await undo(line_id);
    expect(await lines()).toEqual([`${3 * fee - 2_500} open`, '2500 open']);
    const short_id = first?.enrolment_id ?? 0;
    await match(line_id, { enrolment_ids, difference_reason, short_id });
    expect(await stateOf(people)).toEqual([
      `failed ${fee}`,
      `failed ${fee}, confirmed ${fee}`,
      `failed ${fee}, confirmed ${fee}`,
    ]);
    expect(await lines()).toEqual([`${2 * fee} paid`, '2500 open', `${fee - 2_500} held`]);
    await undo(line_id);
    expect(await lines()).toEqual([`${3 * fee - 2_500} open`, '2500 open']);
    await sound();
  });

  it('is refused where more is missing than whoever is short owes', async () => {
    const people = await some(2);
    const line_id = await lineOf(fee);
    const order = { enrolment_ids: idsOf(people), difference_reason };
    expect(await refusalOf(match(line_id, order))).toBe('amount_differs');
    expect(await lines()).toEqual([`${fee} open`]);
    await sound();
  });

  it('of a declared transfer for many goes back, and undone it is declared again', async () => {
    const people = await some(3);
    const payment_id = await declareGroup(people);
    const line_id = await lineOf(5 * fee);
    expect(await refusalOf(match(line_id, { payment_id }))).toBe('amount_differs');
    expect(await match(line_id, { payment_id, difference_reason })).toMatchObject({
      status: 'confirmed',
      surplus_cents: 2 * fee,
    });
    expect(await refunds()).toEqual([`requested ${2 * fee}`]);
    await sound();
    const { refund_id } = await services.store.db
      .selectFrom('refund')
      .select('refund_id')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    await desk.takeBack(cashier, refund_id);
    await undo(line_id);
    // Each of them waits with what was declared, and so does the transfer.
    expect((await stateOf(people)).map((text) => text.split(', ').at(-1))).toEqual(
      Array(3).fill(`declared ${fee}`),
    );
    expect(await groups()).toEqual([3 * fee, 5 * fee]);
    await sound();
  });

  it('of a declared transfer for many that is too little closes it, books the others and leaves one short', async () => {
    const people = await some(3);
    const [, second] = people;
    const payment_id = await declareGroup(people);
    const line_id = await lineOf(3 * fee - 2_500);
    expect(await refusalOf(match(line_id, { payment_id }))).toBe('amount_differs');
    const short_id = second?.enrolment_id ?? 0;
    expect(await match(line_id, { payment_id, difference_reason, short_id })).toMatchObject({
      status: 'confirmed',
      still_due_cents: 2_500,
    });
    expect(await stateOf(people)).toEqual([
      `closed ${fee}, confirmed ${fee}`,
      `closed ${fee}`,
      `closed ${fee}, confirmed ${fee}`,
    ]);
    // Money that a unit paid stays the unit's, with the account that it came from.
    const { rows } = await sql<object>`
      select count(*)::int4 as payments, count(distinct group_id)::int4 as groups, max(payer_name) as payer,
        bool_and(payer_account_enc is not null) as known
      from payment where class_id = ${class_id} and status = 'confirmed'`.execute(services.store.db);
    expect(rows).toEqual([{ payments: 2, groups: 1, payer: testPayer.payer_name, known: true }]);
    await sound();
    const { payment_id: again, stays_ended } = await undo(line_id);
    expect(stays_ended).toBe(false);
    expect(await lines()).toEqual([`${3 * fee - 2_500} open`]);
    // The declaration for all of them waits again.
    expect(await stateOf(people)).toEqual([
      `closed ${fee}, failed ${fee}, declared ${fee}`,
      `closed ${fee}, declared ${fee}`,
      `closed ${fee}, failed ${fee}, declared ${fee}`,
    ]);
    await sound();
    expect(await match(await lineOf(3 * fee), { payment_id: again ?? 0 })).toMatchObject({
      status: 'confirmed',
    });
    // Not a second time: they are paid.
    await sound();
  });

  it('of a declared transfer for many stays ended where one of them pays otherwise meanwhile', async () => {
    const people = await some(2);
    const [first, last] = people;
    const payment_id = await declareGroup(people);
    const line_id = await lineOf(2 * fee - 2_500);
    await match(line_id, { payment_id, difference_reason });
    const { payment_id: rest } = await desk.declare(last as Numbered, { amount_cents: 2_500 });
    expect(await undo(line_id)).toEqual({ class_id, payment_id: null, stays_ended: true });
    expect(await stateOf(people)).toEqual([`closed ${fee}, failed ${fee}`, `closed ${fee}, declared 2500`]);
    await desk.check(cashier, rest, 'reject', '请核对金额');
    await desk.declare(first as Numbered);
    await sound();
  });

  it('is the unit’s also where a part of it is held for one: the candidate asks nothing back', async () => {
    const people = await some(3);
    const [, , last] = people;
    const { candidate } = last as Numbered;
    const line_id = await lineOf(3 * fee - 2_500);
    await match(line_id, { enrolment_ids: idsOf(people), difference_reason });
    const { payment_id } = await desk.declare(last as Numbered, { amount_cents: 2_500 });
    await desk.check(cashier, payment_id, 'confirm');
    expect(await refusalOf(desk.ask(candidate, payment_id))).toBe('not_found');
    const invoices = invoiceDesk(services, class_id);
    expect(await refusalOf(invoices.ask(candidate, [payment_id]))).toBe('not_found');
    const own = async () => {
      const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
      return items[0]?.payments.find((each) => each.payment_id === payment_id);
    };
    expect(await own()).toMatchObject({ refundable: false, invoiceable: false, paid_by_unit: '李大明' });
    const { items } = await bank.run('payment/fetchUninvoiced', { class_id, page: 1, limit: 10 });
    expect(items.find((each) => each.payment_id === payment_id)).toMatchObject({ outcome: 'by_unit' });
    expect(await desk.ask(cashier, payment_id)).toMatchObject({ status: 'requested' });
    await sound();
  });

  it('is a unit’s too where a single one of a class is paid by it', async () => {
    const [one] = await some(1);
    const other_id = await insertTestClass(services, { code: `TC26-05${serial + 10}`, capacity: 100 });
    await moneyDesk(services, other_id).gather(cashier);
    const beside = await bank.owing(other_id, serial * 10 + 5);
    const other_classes = [{ class_id: other_id, enrolment_ids: [beside.enrolment_id] }];
    const enrolment_ids = idsOf([one as Numbered]);
    await match(await lineOf(2 * fee), { enrolment_ids, other_classes });
    const [{ payment_id } = { payment_id: 0 }] = await desk.books();
    expect(await refusalOf(desk.ask((one as Numbered).candidate, payment_id))).toBe('not_found');
    expect(await refusalOf(moneyDesk(services, other_id).ask(beside.candidate, payment_id))).toBe(
      'not_found',
    );
    // Alone, it is the candidate's own.
    const [alone] = [await bank.owing(class_id, serial * 10 + 6)];
    const { payment_id: own } = await match(await lineOf(fee), { enrolment_ids: idsOf([alone]) });
    expect(await desk.ask(alone.candidate, own ?? 0)).toMatchObject({ status: 'requested' });
    await sound();
  });

  it('takes whoever has declared exactly the fee beside those who declared nothing', async () => {
    const people = await some(4);
    const [declared, , other, wrong] = people;
    const { payment_id } = await desk.declare(declared as Numbered);
    const line_id = await lineOf(3 * fee);
    const [ids, three] = [idsOf(people), idsOf(people.slice(0, 3))];
    const { payment_id: little } = await desk.declare(wrong as Numbered, { amount_cents: 60_000 });
    expect(await refusalOf(match(await lineOf(4 * fee), { enrolment_ids: ids }))).toBe('already_paid');
    await desk.check(cashier, little, 'reject', '金额不符');
    // The list offers the people that a line may pay for: nobody who declared something else.
    const few = { class_id, page: 1, limit: 10 };
    const { items } = await bank.run('payment/fetchAllUnpaid', { ...few, declared_too: true });
    expect(items.map(({ enrolment_id, is_declared }) => [enrolment_id, is_declared]).sort()).toEqual(
      people.map(({ enrolment_id }) => [enrolment_id, enrolment_id === declared?.enrolment_id]),
    );
    expect(await bank.run('payment/fetchAllUnpaid', few)).toMatchObject({ total: 3 });
    expect(await match(line_id, { enrolment_ids: three })).toMatchObject({ status: 'confirmed' });
    expect((await stateOf(people)).slice(0, 3)).toEqual(Array(3).fill(`confirmed ${fee}`));
    expect((await lines()).filter((text) => text.endsWith('paid'))).toEqual([
      `${fee} paid`,
      `${2 * fee} paid`,
    ]);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_event where class_id = ${class_id} and action = 'confirm' and object_id = ${payment_id}`.execute(
      services.store.db,
    );
    expect(rows).toMatchObject([{ detail: { line_id } }]);
    await sound();
    await undo(line_id);
    expect(await stateOf([declared as Numbered, other as Numbered])).toEqual([
      `failed ${fee}, declared ${fee}`,
      `failed ${fee}`,
    ]);
    // The declaration that waits again is taken by the line again, and may be the one that is short.
    const short_id = declared?.enrolment_id ?? 0;
    const less = await lineOf(3 * fee - 2_500);
    await match(less, { enrolment_ids: three, difference_reason, short_id });
    expect(await stateOf([declared as Numbered])).toEqual([`failed ${fee}, closed ${fee}`]);
    await undo(less);
    expect(await stateOf([declared as Numbered])).toEqual([`failed ${fee}, closed ${fee}, declared ${fee}`]);
    await sound();
  });

  it('is not asked back a second time where the class was cancelled meanwhile', async () => {
    const [one] = await some(1);
    const { payment_id } = await desk.declare(one as Numbered);
    await sql`update class set status = 'cancelled' where class_id = ${class_id}`.execute(services.store.db);
    await match(await lineOf(70_000), { payment_id, difference_reason });
    expect(await refunds()).toEqual(['requested 70000']);
    await sound();
  });
});
