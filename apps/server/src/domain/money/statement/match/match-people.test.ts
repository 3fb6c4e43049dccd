import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { bankDesk, type Numbered } from '../testing/bank-desk.js';

type Match = Omit<InputOf<'payment/matchBankLine'>, 'line_id'>;

const otherPayee = {
  from: 'entered',
  bank: '中国银行',
  account_name: '另一协会',
  account_number: '6216610200016587010',
} as const;

describe.each(engines)('one transfer for people of several classes, on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  let bank: ReturnType<typeof bankDesk>;
  let classes: readonly [number, number];
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has two classes whose fees go to one account, and a statement of its own.
  beforeEach(async () => {
    serial += 1;
    await services.store.db.deleteFrom('bank_line').execute();
    const classOf = (code: string) => insertTestClass(services, { code: `TC26-${code}${serial + 10}` });
    classes = [await classOf('06'), await classOf('05')];
    for (const class_id of classes) await moneyDesk(services, class_id).gather(cashier);
  });

  const owing = (nth: 0 | 1, n: number) => bank.owing(classes[nth], serial * 10 + nth * 5 + n);
  const order = (nth: 0 | 1, ...people: readonly Numbered[]) => ({
    class_id: classes[nth],
    enrolment_ids: people.map(({ enrolment_id }) => enrolment_id),
  });
  const lineOf = async (amount: string) => {
    await bank.send([amount, '浦江公司', '代缴']);
    return (await bank.lineBy('浦江公司')).line_id;
  };
  const match = (line_id: number, input: Match, by = cashier) =>
    bank.run('payment/matchBankLine', { line_id, ...input }, by);
  const stateOf = async (people: readonly Numbered[]) => {
    const { rows } = await sql<{ text: string }>`
      select p.status || ' ' || p.amount_cents as text from unnest(${people.map((each) => each.enrolment_id)}::bigint[]) with ordinality as w(id, nth)
      join payment p on p.enrolment_id = w.id order by w.nth, p.payment_id`.execute(services.store.db);
    return rows.map(({ text }) => text);
  };
  const lines = async () => {
    const { rows } = await sql<{ amount_cents: number; class_id: number | null }>`
      select amount_cents, class_id from bank_line order by line_id`.execute(services.store.db);
    return rows.map(({ amount_cents, class_id }) => [amount_cents, class_id]);
  };
  const trail = async (class_id: number) => {
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_event where class_id = ${class_id} and action in ('book', 'undo_match') order by seq`.execute(
      services.store.db,
    );
    return rows;
  };
  const sound = async () => {
    for (const class_id of classes) {
      expect(await brokenRules(services.store.db, class_id)).toEqual([]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    }
  };

  it.each([0, 1] as const)(
    'is booked in each class, with its trail, and undone as one (%i first)',
    async (nth) => {
      const next = nth === 0 ? 1 : 0;
      const [a, b, c] = [await owing(nth, 1), await owing(nth, 2), await owing(next, 1)];
      const line_id = await lineOf('2040.00');
      const input = { ...order(nth, a, b), other_classes: [order(next, c)] };
      expect(await match(line_id, input)).toMatchObject({ status: 'confirmed', surplus_cents: 0 });
      expect(await stateOf([a, b, c])).toEqual(['confirmed 68000', 'confirmed 68000', 'confirmed 68000']);
      expect(await lines()).toEqual([
        [136_000, classes[nth]],
        [68_000, classes[next]],
      ]);
      const whole = await bank.lines('matched');
      const [part] = whole.filter(({ split_from }) => split_from === line_id);
      expect(part).toMatchObject({
        amount_cents: 68_000,
        parts: 0,
        payment: { enrol_no: c.enrol_no, count: 1 },
      });
      expect(whole.find((each) => each.line_id === line_id)).toMatchObject({
        parts: 1,
        payment: { count: 2 },
      });
      expect(await trail(classes[next])).toMatchObject([
        { action: 'book', detail: { line_id: part?.line_id, part_of: line_id } },
      ]);
      expect(await trail(classes[nth])).toMatchObject([{ detail: { line_id } }, { detail: { line_id } }]);
      await sound();

      await bank.run('payment/undoBankMatch', { line_id, reason: '认错' });
      expect(await stateOf([a, b, c])).toEqual(['failed 68000', 'failed 68000', 'failed 68000']);
      expect(await lines()).toEqual([[204_000, null]]);
      for (const class_id of classes)
        expect((await trail(class_id)).at(-1)).toMatchObject({ action: 'undo_match' });
      await sound();
    },
  );

  it('lets a part that is undone alone wait alone', async () => {
    const [a, b] = [await owing(0, 1), await owing(1, 1)];
    const line_id = await lineOf('1360.00');
    await match(line_id, { ...order(0, a), other_classes: [order(1, b)] });
    const part = (await bank.lines('matched')).find(({ split_from }) => split_from === line_id);
    await bank.run('payment/undoBankMatch', { line_id: part?.line_id ?? 0, reason: '认错' });
    expect(await stateOf([a, b])).toEqual(['confirmed 68000', 'failed 68000']);
    expect(await lines()).toEqual([
      [68_000, classes[0]],
      [68_000, null],
    ]);
    await match(part?.line_id ?? 0, order(1, b));
    expect(await stateOf([b])).toEqual(['failed 68000', 'confirmed 68000']);
    await sound();
  });

  it.each([1, 2, 3, 4])(
    'books no part that is taken back with the whole at that moment, try %i',
    async (n) => {
      const [a, b] = [await owing(0, n), await owing(1, n)];
      const line_id = await lineOf('1360.00');
      await match(line_id, { ...order(0, a), other_classes: [order(1, b)] });
      const part_id =
        (await bank.lines('matched')).find(({ split_from }) => split_from === line_id)?.line_id ?? 0;
      await bank.run('payment/undoBankMatch', { line_id: part_id, reason: '认错' });
      await Promise.allSettled([
        match(part_id, order(1, b)),
        bank.run('payment/undoBankMatch', { line_id, reason: '整笔撤销' }),
      ]);
      const { rows } = await sql<{ came: number; unbacked: number }>`
      select (select sum(amount_cents) from bank_line)::int4 as came, (
        select count(*) from payment p where p.enrolment_id = ${b.enrolment_id} and p.status = 'confirmed'
          and not exists (select from bank_line l where l.payment_id = p.payment_id))::int4 as unbacked`.execute(
        services.store.db,
      );
      expect(rows).toEqual([{ came: 136_000, unbacked: 0 }]);
      await sound();
    },
  );

  it('keeps what is too much with the first, and holds what is too little for the last', async () => {
    const [a, b] = [await owing(1, 1), await owing(0, 1)];
    const input = { ...order(1, a), other_classes: [order(0, b)] };
    const less = await lineOf('1300.00');
    expect(await refusalOf(match(less, input))).toBe('amount_differs');
    expect(await match(less, { ...input, difference_reason: '银行扣费' })).toMatchObject({
      still_due_cents: 6_000,
    });
    expect(await stateOf([a, b])).toEqual(['confirmed 68000']);
    expect(await lines()).toEqual([
      [68_000, classes[1]],
      [62_000, classes[0]],
    ]);
    await bank.run('payment/undoBankMatch', { line_id: less, reason: '认错' });
    expect(await lines()).toEqual([[130_000, null]]);
    await sound();
    await services.store.db.deleteFrom('bank_line').execute();
    const more = await lineOf('1380.00');
    expect(await refusalOf(match(more, input))).toBe('amount_differs');
    expect(await lines()).toEqual([[138_000, null]]);
    expect(await match(more, { ...input, difference_reason: '多付二十元' })).toMatchObject({
      surplus_cents: 2_000,
    });
    expect(await stateOf([a, b])).toEqual(['failed 68000', 'confirmed 70000', 'confirmed 68000']);
    await sound();
  });

  it('is refused whole where one of them has paid, or the accounts of their classes differ', async () => {
    const [a, b] = [await owing(0, 1), await owing(1, 1)];
    const input = { ...order(0, a), other_classes: [order(1, b)] };
    const line_id = await lineOf('1360.00');
    const desk = moneyDesk(services, classes[1]);
    const { payment_id } = await desk.declare(b);
    await desk.check(cashier, payment_id, 'confirm');
    expect(await refusalOf(match(line_id, input))).toBe('already_paid');
    const c = await owing(1, 2);
    const other = { ...input, other_classes: [order(1, c)] };
    const { db } = services.store;
    const { updated_at } = await db
      .selectFrom('gathering')
      .select('updated_at')
      .where('class_id', '=', classes[1])
      .executeTakeFirstOrThrow();
    await desk.gather(cashier, { payee: otherPayee, updated_at: updated_at.toISOString() });
    expect(await refusalOf(match(line_id, other))).toBe('payees_differ');
    await db.deleteFrom('gathering').where('class_id', '=', classes[1]).execute();
    expect(await refusalOf(match(line_id, other))).toBe('payees_differ');
    expect(await lines()).toEqual([[136_000, null]]);
    expect(await stateOf([a, c])).toEqual([]);
    await sound();
  });

  it('is not for a class that the caller may not see, or that takes no money', async () => {
    const [a, b] = [await owing(0, 1), await owing(1, 1)];
    const input = { ...order(0, a), other_classes: [order(1, b)] };
    const line_id = await lineOf('1360.00');
    const [own] = classes;
    const master = await openStaff(services, { roles: ['master'], owner: [own], paid_in: [own] });
    expect(await refusalOf(match(line_id, input, master))).toBe('not_found');
    for (const [status, refusal] of [
      ['draft', 'class_state'],
      ['archived', 'not_payable'],
    ] as const) {
      const other = services.store.db.updateTable('class').set({ status }).where('class_id', '=', classes[1]);
      await other.execute();
      expect(await refusalOf(match(line_id, input))).toBe(refusal);
    }
    expect(await lines()).toEqual([[136_000, null]]);
  });

  it('names each class once, and only beside candidates', async () => {
    const [a, b] = [await owing(0, 1), await owing(0, 2)];
    const line_id = await lineOf('1360.00');
    for (const input of [
      { ...order(0, a), other_classes: [order(0, b)] },
      { class_id: classes[0], payment_id: 1, other_classes: [order(1, b)] },
    ])
      await expect(match(line_id, input)).rejects.toMatchObject({
        issues: [{ path: ['other_classes'], message: 'not_offered' }],
      });
  });

  it('of two desks that book two transfers for the same classes the other way round, both get theirs', async () => {
    const [a, b, c, d] = [await owing(0, 1), await owing(1, 1), await owing(0, 2), await owing(1, 2)];
    await bank.send(['1360.00', '甲公司', ''], ['1360.00', '乙公司', '']);
    const [one, other] = [await bank.lineBy('甲公司'), await bank.lineBy('乙公司')];
    await Promise.all([
      match(one.line_id, { ...order(0, a), other_classes: [order(1, b)] }),
      match(other.line_id, { ...order(1, d), other_classes: [order(0, c)] }),
    ]);
    expect(await stateOf([a, b, c, d])).toEqual(Array(4).fill('confirmed 68000'));
    await sound();
  });
});
