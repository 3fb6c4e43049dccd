import type { CallName, InputOf } from '@skillcert/api-client/contract';
import { createSeededRandom } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Handler } from '../../../platform/http/calls/handle.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyHandlers } from '../money-handlers.js';
import { fetchUnpaid } from '../payments/lists/fetch-unpaid.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { importStatement } from './import-statement.js';

describe.each(engines)('lines of a statement and those who declared nothing, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());
  // Each test has a class and a statement of its own.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-09${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const run = <Name extends CallName>(name: Name, input: InputOf<Name>, caller = cashier) => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller, input } as never);
  };
  const owing = async (n: number, name: string) => {
    const paying = await desk.approved(serial * 100 + n, { name });
    await sql`update enrolment set fee_cents = 68000 where enrolment_id = ${paying.enrolment_id}`.execute(
      services.store.db,
    );
    const { enrol_no } = await services.store.db
      .selectFrom('enrolment')
      .select('enrol_no')
      .where('enrolment_id', '=', paying.enrolment_id)
      .executeTakeFirstOrThrow();
    return { ...paying, enrol_no };
  };
  const send = (...lines: readonly (readonly [amount: string, payer: string, note: string])[]) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单' },
      bytes: Buffer.from(
        `交易日期,金额,付款人,摘要,流水号\n${lines.map((line, at) => `2026-11-20,${line.join()},${at}`).join('\n')}`,
      ),
    });
  const list = (view: InputOf<'payment/fetchBankLines'>['view'] = 'open', search = '') =>
    run('payment/fetchBankLines', { view, search, limit: 200 });
  const lineBy = async (payer: string) => {
    const { items } = await list();
    const found = items.find(({ payer_name }) => payer_name === payer);
    if (!found) throw new Error(`No open line is of ${payer}.`);
    return found;
  };
  const books = async () => (await desk.books()).map(({ status, sum }) => [status, sum]);

  it('name whom the number says, however it is written, and nobody else', async () => {
    const [first, second] = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const compact = second.enrol_no.replaceAll('-', '').toLowerCase();
    await send(
      ['680.00', '石玲悦', `报名费${first.enrol_no}`],
      ['680.00', '唐大明', `代付 ${compact}`],
      ['680.00', '中国工商银行', '结息'],
      ['680.00', '某公司', `TC99-0001-00001`],
    );
    expect(await lineBy('石玲悦')).toMatchObject({
      is_sure: true,
      suggestions: [
        {
          enrolment_id: first.enrolment_id,
          payment_id: null,
          standing: 'due',
          amount_cents: 68_000,
          reasons: ['amount', 'number', 'candidate'],
        },
      ],
    });
    expect(await lineBy('唐大明')).toMatchObject({
      is_sure: false,
      suggestions: [{ enrolment_id: second.enrolment_id, reasons: ['amount', 'number'] }],
    });
    expect((await lineBy('中国工商银行')).suggestions).toEqual([]);
    expect((await lineBy('某公司')).suggestions).toEqual([]);
    expect(await run('payment/countBankLines', {})).toEqual({
      ...{
        open: 4,
        sure: 1,
        sure_cents: 68_000,
        by_other: 1,
        by_name: 0,
        by_name_cents: 0,
        named: 1,
        unnamed: 1,
        perhaps: 0,
        matched: 0,
        aside: 0,
      },
      currency: 'CNY',
    });
    for (const [view, payers] of [
      ['sure', ['石玲悦']],
      ['by_other', ['唐大明']],
      ['named', ['某公司']],
      ['unnamed', ['中国工商银行']],
    ] as const)
      expect((await list(view)).items.map(({ payer_name }) => payer_name).sort()).toEqual([...payers].sort());
  });

  it('guess by amount and day only where they name nobody, and say so', async () => {
    await desk.gather(cashier);
    const declared = await owing(1, '熊瑶娜');
    const { payment_id } = await desk.declare(declared, { payer_name: '熊大明', paid_on: '2026-11-19' });
    const named = await owing(2, '裴玲悦');
    await send(['680.00', '不详', '转账'], ['680.00', '裴玲悦', ''], ['680.00', '某人', named.enrol_no]);
    expect((await lineBy('不详')).suggestions).toMatchObject([{ payment_id, reasons: ['amount', 'day'] }]);
    for (const payer of ['裴玲悦', '某人'])
      expect((await lineBy(payer)).suggestions.map(({ name }) => name)).toEqual(['裴玲悦']);
  });

  it('are found by payer, text, number and amount', async () => {
    await send(['680.00', '石玲悦', '报名费'], ['1,280.50'.replace(',', ''), '唐豪', '百分之100%']);
    for (const [search, payer] of [
      ['玲悦', '石玲悦'],
      ['报名', '石玲悦'],
      ['680', '石玲悦'],
      ['¥1,280.5', '唐豪'],
      ['100%', '唐豪'],
    ] as const)
      expect((await list('open', search)).items.map(({ payer_name }) => payer_name)).toEqual([payer]);
    expect(await list('open', '_')).toMatchObject({ items: [], total: 0 });
  });

  it('are booked for somebody who declared nothing, once, and taken back without a declaration', async () => {
    const { enrolment_id, enrol_no } = await owing(1, '石玲悦');
    await send(['680.00', '石玲悦', enrol_no], ['680.00', '石玲悦', `${enrol_no} 再付`]);
    const [later, earlier] = (await list()).items.map(({ line_id }) => line_id);
    const order = { class_id, enrolment_ids: [enrolment_id] };
    const both = await Promise.allSettled([
      run('payment/matchBankLine', { line_id: earlier ?? 0, ...order }),
      run('payment/matchBankLine', { line_id: later ?? 0, ...order }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books()).toEqual([['confirmed', 68_000]]);
    // The other one is a double: it names somebody who has paid.
    const [double] = (await list()).items;
    expect(double).toMatchObject({ is_sure: false, suggestions: [{ standing: 'paid', enrol_no }] });
    expect(await refusalOf(run('payment/matchBankLine', { line_id: double?.line_id ?? 0, ...order }))).toBe(
      'already_paid',
    );
    const [matched] = (await list('matched')).items;
    expect(matched).toMatchObject({ payment: { enrol_no, count: 1 }, matched_by: '陈思远', batch_id: null });
    expect(
      await run('payment/undoBankMatch', { line_id: matched?.line_id ?? 0, reason: '付款人要求退回' }),
    ).toEqual({ class_id, payment_id: null, stays_ended: false });
    expect(await books()).toEqual([['failed', 0]]);
    expect((await list()).items.map(({ suggestions }) => suggestions[0]?.standing)).toEqual(['due', 'due']);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('pay for many by one line of exactly their fees, and say what differs', async () => {
    const pair = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const enrolment_ids = pair.map(({ enrolment_id }) => enrolment_id);
    const note = pair.map(({ enrol_no }) => enrol_no).join('、');
    await send(['1360.00', '浦江公司', note], ['1300.00', '少付公司', note], ['680.00', '漏付公司', note]);
    const { line_id, suggestions } = await lineBy('浦江公司');
    expect(suggestions.map(({ name }) => name).sort()).toEqual(['唐豪', '石玲悦']);
    expect((await lineBy('漏付公司')).is_sure).toBe(false);
    const short = await lineBy('少付公司');
    const match = (id: number) => run('payment/matchBankLine', { line_id: id, class_id, enrolment_ids });
    expect(await refusalOf(match(short.line_id))).toBe('amount_differs');
    expect(await books()).toEqual([]);
    expect(await match(line_id)).toMatchObject({ status: 'confirmed' });
    expect(await books()).toEqual([
      ['confirmed', 68_000],
      ['confirmed', 68_000],
    ]);
    expect((await list('matched')).items).toMatchObject([{ payment: { count: 2 } }]);
    await run('payment/undoBankMatch', { line_id, reason: '认错' });
    expect(await books()).toEqual([
      ['failed', 0],
      ['failed', 0],
    ]);
  });

  it('that are sure are confirmed together and undone together, but for what a refund stands on', async () => {
    await desk.gather(cashier);
    const people = await Promise.all(
      ['石玲悦', '唐豪', '熊瑶娜', '周游'].map((name, n) => owing(n + 1, name)),
    );
    const [a, b, c, d] = people;
    await desk.declare(a as NonNullable<typeof a>, { payer_name: '石大明' });
    await send(
      ['680.00', '石大明', `${a?.enrol_no}`],
      ['680.00', '唐豪', `${b?.enrol_no} 唐豪`],
      ['680.00', '唐豪', `${b?.enrol_no} 又付一次`],
      ['700.00', '熊瑶娜', `${c?.enrol_no}`],
      ['680.00', '妈妈', `${d?.enrol_no} 周游 报名`],
    );
    // The double is not sure: it comes second.
    expect(await run('payment/countBankLines', {})).toMatchObject({ sure: 3, sure_cents: 204_000, named: 2 });
    // A round goes on after the last line of the one before, and leaves those before it open.
    const { line_id: first } = await lineBy('石大明');
    const { line_id: last } = await lineBy('妈妈');
    const after = await run('payment/matchSureBankLines', { after: first });
    expect(after).toMatchObject({ matched: 2, matched_cents: 136_000, left_out: [], left: 0, last });
    const { batch_id } = after;
    expect(await run('payment/matchSureBankLines', { after: last, batch_id })).toMatchObject({
      matched: 0,
      last: null,
    });
    const done = await run('payment/matchSureBankLines', { batch_id });
    expect(done).toMatchObject({ batch_id, matched: 1, left_out: [], left: 0, last: first });
    expect((await list()).items.map(({ payer_name }) => payer_name).sort()).toEqual(['唐豪', '熊瑶娜']);
    expect((await list('matched')).items.map(({ batch_id }) => batch_id)).toEqual(
      Array(3).fill(done.batch_id),
    );
    expect(await run('payment/matchSureBankLines', {})).toMatchObject({ matched: 0, left: 0 });
    const { payment_id } = await services.store.db
      .selectFrom('payment')
      .select('payment_id')
      .where('enrolment_id', '=', a?.enrolment_id ?? 0)
      .executeTakeFirstOrThrow();
    await desk.ask(cashier, payment_id);
    const undo = { batch_id: done.batch_id, reason: '导入了另一账户的流水' };
    expect(await run('payment/undoBankBatch', undo)).toMatchObject({
      undone: 2,
      kept: [
        {
          payer_name: '石大明',
          why: 'transition_refused',
          cause: { why: 'money_follows' },
          message: expect.stringContaining('已有退款'),
        },
      ],
      left: 0,
    });
    // A line that stays belongs to the batch, and is tried once more when its refund is over.
    expect(await run('payment/undoBankBatch', undo)).toMatchObject({ undone: 0, kept: [{}], left: 0 });
    expect((await list()).items).toHaveLength(4);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('that somebody else paid are confirmed together only as they were chosen, and undone together', async () => {
    const [own, child, other, less] = [
      await owing(1, '石玲悦'),
      await owing(2, '唐豪'),
      await owing(3, '熊瑶娜'),
      await owing(4, '周游'),
    ];
    await send(
      ['680.00', '石玲悦', own.enrol_no],
      ['680.00', '唐大明', child.enrol_no],
      ['680.00', '唐大明', `${child.enrol_no} 又付一次`],
      ['680.00', '熊先生', other.enrol_no],
      ['600.00', '周先生', less.enrol_no],
    );
    const shown = (await list('by_other')).items;
    expect(shown.map(({ payer_name }) => payer_name).sort()).toEqual(['唐大明', '熊先生']);
    const chosen = shown.filter(({ payer_name }) => payer_name === '唐大明');
    const all = (await list()).items;
    const others = all.filter(({ payer_name }) => payer_name === '石玲悦' || payer_name === '周先生');
    const line_ids = [...chosen, ...others].map(({ line_id }) => line_id);
    const done = await run('payment/matchSureBankLines', { line_ids });
    expect(done).toMatchObject({ matched: 1, matched_cents: 68_000, left: 0 });
    const whys = done.left_out.map(({ payer_name, amount_cents, why }) => [payer_name, amount_cents, why]);
    expect(whys.sort()).toEqual([
      ['周先生', 60_000, 'state_changed'],
      ['石玲悦', 68_000, 'state_changed'],
    ]);
    // The double is the first now, and of somebody who has paid.
    expect((await list('by_other')).items.map(({ payer_name }) => payer_name)).toEqual(['熊先生']);
    expect(await run('payment/countBankLines', {})).toMatchObject({
      open: 4,
      sure: 1,
      by_other: 1,
      matched: 1,
    });
    const undo = { batch_id: done.batch_id, reason: '不是代付' };
    expect(await run('payment/undoBankBatch', undo)).toMatchObject({ undone: 1, kept: [], left: 0 });
    expect((await list('by_other')).items).toHaveLength(2);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('that name two people are sure of neither, whoever of them pays and whatever the standing of the other', async () => {
    const [first, other] = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const done = await owing(3, '裴文杰');
    await send(['680.00', '裴文杰', done.enrol_no]);
    await run('payment/matchSureBankLines', {});
    await send(
      ['680.00', '石玲悦', `报名费 ${first.enrol_no} ${other.enrol_no}`],
      ['680.00', '唐豪', `${done.enrol_no}/${other.enrol_no} 培训费`],
    );
    for (const payer of ['石玲悦', '唐豪']) {
      const line = await lineBy(payer);
      expect(line.is_sure).toBe(false);
      expect(line.suggestions).toHaveLength(2);
    }
    expect(await run('payment/countBankLines', {})).toMatchObject({ sure: 0, by_other: 0, named: 2 });
    expect(await run('payment/matchSureBankLines', {})).toMatchObject({ matched: 0, left: 0 });
    // Chosen by hand as of another payer, they are left out too.
    const line_ids = (await list()).items.map(({ line_id }) => line_id);
    expect(await run('payment/matchSureBankLines', { line_ids })).toMatchObject({ matched: 0 });
    expect((await list()).items).toHaveLength(2);
    expect(await books()).toEqual([['confirmed', 68_000]]);
  });

  it('that are sure but for the caller themselves stay open, named with the reason', async () => {
    const [own, other] = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const candidate = await openStaff(services, { roles: ['zky-admin'], name: '石玲悦' });
    await sql`update account set (phone_index, phone_enc) = (select phone_index, phone_enc from enrolment where enrolment_id = ${own.enrolment_id})
      where user_id = ${candidate.user_id}`.execute(services.store.db);
    await send(['680.00', '石玲悦', own.enrol_no], ['680.00', '唐豪', other.enrol_no]);
    const { line_id } = await lineBy('石玲悦');
    const alone = { line_id, class_id, enrolment_ids: [own.enrolment_id] };
    const message = await sentenceOf(run('payment/matchBankLine', alone, candidate));
    const { matched, left_out } = await run('payment/matchSureBankLines', {}, candidate);
    expect(matched).toBe(1);
    expect(left_out).toEqual([
      {
        line_id,
        paid_on: expect.any(String),
        amount_cents: 68_000,
        currency: 'CNY',
        payer_name: '石玲悦',
        why: 'another_person',
        message,
      },
    ]);
    expect(message).toContain('同一手机号码');
    // Nothing stays of the attempt: another person matches the line.
    await run('payment/matchBankLine', alone);
    expect(await books()).toEqual(Array(2).fill(['confirmed', 68_000]));
  });

  it('of two people who confirm all at once, confirm each once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => owing(n + 1, `赵${'一二三四五六'[n]}`)),
    );
    await send(...people.map(({ enrol_no }, n) => ['680.00', `赵${'一二三四五六'[n]}`, enrol_no] as const));
    const answers = await Promise.all([
      run('payment/matchSureBankLines', {}),
      run('payment/matchSureBankLines', {}),
    ]);
    expect(answers.reduce((sum, { matched }) => sum + matched, 0)).toBe(6);
    // The lines that the other one confirmed are done: neither is told that they stay open.
    expect(answers.flatMap(({ left_out }) => left_out)).toEqual([]);
    expect(await books()).toEqual(Array(6).fill(['confirmed', 68_000]));
  });

  it('that are no payment of ours are set aside with a reason, and taken back', async () => {
    await send(['3.21', '中国工商银行', '结息'], ['680.00', '石玲悦', '']);
    const { line_id } = await lineBy('中国工商银行');
    const aside = (reason: string) => run('payment/setBankLinesAside', { line_ids: [line_id], reason });
    expect(await refusalOf(aside(''))).toBe('state_changed');
    expect(await aside('结息')).toEqual({ changed: 1 });
    expect((await list()).total).toBe(1);
    expect((await list('aside')).items).toMatchObject([{ aside_by: '陈思远', aside_reason: '结息' }]);
    const { enrolment_id } = await owing(1, '石玲悦');
    expect(
      await refusalOf(run('payment/matchBankLine', { line_id, class_id, enrolment_ids: [enrolment_id] })),
    ).toBe('state_changed');
    expect(await refusalOf(aside('利息'))).toBe('state_changed');
    expect(await aside('')).toEqual({ changed: 1 });
    expect((await list()).total).toBe(2);
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });

  /**
   * Each line is open, aside, held or part of one payment; a payment is the sum of its lines; the ledger is what came
   * and did not go back.
   */
  const balance = async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int4 as wrong from payment p where p.class_id = ${class_id} and p.status <> 'failed' and (
        p.amount_cents <> (select sum(l.amount_cents) from bank_line l where l.class_id = p.class_id and l.payment_id = p.payment_id)
        or p.amount_cents <> (select sum(a.amount_cents) from ledger a where a.class_id = p.class_id and a.payment_id = p.payment_id)
        or p.reserved_cents <> (select coalesce(sum(r.amount_cents), 0) from refund r where r.class_id = p.class_id
          and r.open_payment_id = p.payment_id)
        or not exists (select from receipt rc where rc.class_id = p.class_id and rc.payment_id = p.payment_id))`.execute(
      services.store.db,
    );
    return rows[0]?.wrong;
  };

  it('hold what is too little until the rest makes the fee whole, and ask back what is too much', async () => {
    await desk.gather(cashier);
    const { enrolment_id, enrol_no } = await owing(1, '石玲悦');
    await send(
      ['600.00', '石玲悦', enrol_no],
      ['80.00', '石玲悦', `${enrol_no} 余款`],
      ['700.00', '石玲悦', `${enrol_no} 重付`],
    );
    const { items } = await list();
    const [part, rest, much] = [60_000, 8_000, 70_000].map(
      (cents) => items.find(({ amount_cents }) => amount_cents === cents)?.line_id ?? 0,
    );
    const order = { class_id, enrolment_ids: [enrolment_id] };
    const match = (line_id = 0, difference_reason?: string) =>
      run('payment/matchBankLine', { line_id, ...order, ...(difference_reason && { difference_reason }) });
    const undo = (line_id = 0) => run('payment/undoBankMatch', { line_id, reason: '认错' });
    expect(await refusalOf(match(part))).toBe('amount_differs');

    const held = {
      payment_id: null,
      status: null,
      still_due_cents: 8_000,
      surplus_cents: 0,
      credited_cents: 0,
    };
    expect(await match(part, '银行扣费')).toEqual(held);
    expect(await books()).toEqual([]);
    expect((await list('matched')).items).toMatchObject([
      { payment: { payment_id: null, still_due_cents: 8_000 } },
    ]);
    expect(await refusalOf(match(part, '再次'))).toBe('state_changed');
    const { items: unpaid } = await callHandler(fetchUnpaid, {
      services,
      caller: cashier,
      input: { class_id, page: 1, limit: 20 },
    });
    expect(unpaid).toMatchObject([{ fee_cents: 68_000, received_cents: 60_000 }]);
    // Number, name and the rest agree: the line is sure.
    expect((await list('sure')).items.map(({ line_id }) => line_id)).toEqual([rest]);

    expect(await undo(part)).toEqual({ class_id, payment_id: null, stays_ended: false });
    expect((await list()).total).toBe(3);
    await match(part, '银行扣费');
    expect(await run('payment/matchSureBankLines', {})).toMatchObject({ matched: 1, matched_cents: 8_000 });
    expect(await books()).toEqual([['confirmed', 68_000]]);
    expect(await balance()).toBe(0);
    expect(await refusalOf(match(much, '多付'))).toBe('already_paid');
    // Undone by either line, both wait again.
    await undo(part);
    expect((await list()).total).toBe(3);

    expect(await match(much, '多付二十元')).toMatchObject({ status: 'confirmed', surplus_cents: 2_000 });
    expect(await balance()).toBe(0);
    expect(await refusalOf(undo(much))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('balance after whatever order of parts, surpluses and undoing', async () => {
    await desk.gather(cashier);
    const people = [await owing(1, '石玲悦'), await owing(2, '唐豪')];
    const random = createSeededRandom(84);
    const sums = ['100.00', '300.00', '380.00', '580.00', '680.00', '690.00', '1360.00', '2000.00'];
    await send(...sums.map((sum) => [sum, '某公司', ''] as const));
    const { items } = await list();
    for (let turn = 0; turn < 40; turn += 1) {
      const { line_id = 0 } = random.pick(items);
      const { enrolment_id } = random.pick(people);
      const order = { class_id, enrolment_ids: [enrolment_id], difference_reason: '合并' };
      const step = random.between(0, 2) === 0;
      await (step
        ? run('payment/undoBankMatch', { line_id, reason: '认错' })
        : run('payment/matchBankLine', { line_id, ...order })
      ).catch((error) => expect(error).toHaveProperty('refusal'));
      expect(await balance()).toBe(0);
    }
    expect((await list('open')).total + (await list('matched')).total).toBe(sums.length);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
