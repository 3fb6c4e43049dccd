import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassLists } from '../../class/lists/fetch-class-lists.js';
import { fetchToDo } from '../../class/lists/fetch-to-do.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { onlineDesk } from '../../money/payments/testing/online-desk.js';
import { fetchMailings } from '../mailings/fetch-mailings.js';
import { sendMessages } from '../mailings/send-messages.js';
import { smsDesk, spyGateway } from '../testing/sms-desk.js';
import { checkTopUp } from './check-top-up.js';
import { exportTopUps } from './export-top-ups.js';
import { fetchSmsCredit } from './fetch-sms-credit.js';
import { runTopUpClock } from './run-top-up-clock.js';
import { saveSmsAlarm } from './save-sms-alarm.js';
import { startTopUp } from './start-top-up.js';

describe.each(engines)('credit for messages on $name', (engine) => {
  let test: TestApp;
  let unit_id = 0;
  let class_id = 0;
  let master: StaffSession;
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { mode: 'demo' } });
  });
  afterAll(() => test.close());
  let units = 0;
  beforeEach(async () => {
    units += 1;
    unit_id = await insertUnit(test.services, `华东技术咨询协会 ${units}`);
    class_id = await insertTestClass(test.services, { unit_id });
    master = await openStaff(test.services, { roles: ['master'], owner: [class_id] });
  });

  const fetch = (input: object = {}) =>
    callHandler(fetchSmsCredit, { services: test.services, caller: master, input: { class_id, ...input } });
  const start = (input: object = {}) =>
    callHandler(startTopUp, {
      services: test.services,
      caller: master,
      input: { class_id, package_id: 'small', method: 'sandbox', ...input },
    });
  const check = (order_id: number, event: 'ask' | 'leave', more: object = {}) =>
    callHandler(checkTopUp, {
      services: test.services,
      caller: master,
      input: { class_id, order_id, event, ...more },
    });
  const tradeNo = async (order_id: number) => {
    const { db } = test.services.store;
    const { trade_no } = await db
      .selectFrom('sms_order')
      .select('trade_no')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    return trade_no;
  };
  const decide = async (order_id: number, status: 'paid' | 'failed') => {
    const paid_at = status === 'paid' ? test.services.now() : null;
    await test.services.store.db
      .updateTable('sandbox_order')
      .set({ status, paid_at })
      .where('trade_no', '=', await tradeNo(order_id))
      .execute();
  };
  const topUp = async () => {
    const { order_id } = await start();
    await decide(order_id, 'paid');
    expect(await check(order_id, 'ask')).toEqual({ order_id, status: 'paid' });
    return order_id;
  };
  const entries = async () => {
    const { rows } = await sql<{ kind: string; amount_cents: number }>`
      select kind, amount_cents from ledger where unit_id = ${unit_id} order by entry_id`.execute(
      test.services.store.db,
    );
    return rows.map(({ kind, amount_cents }) => [kind, amount_cents]);
  };

  it('is topped up by a package, once, for any number of reports that it was paid', async () => {
    expect(await fetch()).toMatchObject({
      com_name: `华东技术咨询协会 ${units}`,
      balance_cents: 0,
      total: 0,
    });
    const { order_id, open } = await start();
    expect(open).toMatchObject({ way: 'page', pay_url: expect.stringContaining('/sandbox/pay/SM') });
    expect((await start()).order_id).toBe(order_id);
    await decide(order_id, 'paid');
    const desk = onlineDesk(test.services, test.app, class_id);
    const said = {
      trade_no: await tradeNo(order_id),
      state: 'paid',
      amount_cents: 10_000,
      currency: 'CNY',
      transaction_no: `SB-${await tradeNo(order_id)}`,
      paid_at: test.services.now().toISOString(),
    };
    expect(await desk.send(desk.signed({ ...said, amount_cents: 1 }))).toBe('refused');
    expect(await desk.send(desk.signed({ ...said, trade_no: 'SM0' }))).toBe('refused');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => desk.send(desk.signed(said))),
      check(order_id, 'ask'),
    ]);
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'taken'));
    expect(await fetch()).toMatchObject({
      balance_cents: 10_000,
      total: 1,
      items: [{ order_id, status: 'paid', open: null, ordered_by: master.name }],
    });
    expect(await entries()).toEqual([['top_up', 10_000]]);
  });

  it('is given up, and used all the same where the money comes afterwards', async () => {
    const { order_id } = await start();
    expect(await check(order_id, 'leave')).toMatchObject({ status: 'closed' });
    const desk = onlineDesk(test.services, test.app, class_id);
    const late = {
      trade_no: await tradeNo(order_id),
      state: 'paid',
      amount_cents: 10_000,
      currency: 'CNY',
      transaction_no: 'SB-late',
      paid_at: test.services.now().toISOString(),
    };
    await desk.send(desk.signed({ ...late, transaction_no: `SB-late-${order_id}` }));
    expect(await fetch()).toMatchObject({ balance_cents: 10_000, items: [{ status: 'paid' }] });
  });

  it('has its orders by state, and the one that waits to be paid whichever are looked at', async () => {
    const { services } = test;
    const paid = await topUp();
    const { order_id: left } = await start();
    await check(left, 'leave');
    const { order_id, open } = await start({ package_id: 'medium' });
    const seen = async (more: object) => {
      const { items, total, waiting } = await fetch(more);
      return [total, items.map((each) => each.order_id), waiting?.order_id];
    };
    expect(await seen({})).toEqual([3, [order_id, left, paid], order_id]);
    expect(await seen({ status: 'paid' })).toEqual([1, [paid], order_id]);
    expect(await seen({ status: 'closed' })).toEqual([1, [left], order_id]);
    expect(await seen({ status: 'failed' })).toEqual([0, [], order_id]);
    expect(await seen({ page: 2, limit: 2 })).toEqual([3, [paid], order_id]);
    expect((await fetch({ status: 'paid' })).waiting).toMatchObject({ status: 'pending', open });
    await expect(fetch({ status: 'gone' })).rejects.toThrow();
    const input = { class_id, status: 'closed' as const, purpose: '短信费用报销' };
    const lines = await linesOf(callHandler(exportTopUps, { services, caller: master, input }));
    expect(lines.slice(1)).toEqual([expect.stringMatching(/,100,CNY,.*,已关闭,/)]);
    const elsewhere = await insertTestClass(services, {
      unit_id: await insertUnit(services, `另一家协会 ${units}`),
    });
    expect(await seen({ class_id: elsewhere, status: 'paid' })).toEqual([0, [], undefined]);
    await check(order_id, 'leave');
    expect((await fetch()).waiting).toBeNull();
  });

  it('is asked about by the job, which closes unpaid ones in time', async () => {
    const paid = await start();
    const left = await start({ package_id: 'large' });
    await decide(paid.order_id, 'paid');
    test.pass(1_000);
    expect(await runTopUpClock(test.services)).toBe(2);
    const { items } = await fetch();
    expect(items.map(({ order_id, status }) => [order_id, status])).toEqual([
      [left.order_id, 'closed'],
      [paid.order_id, 'paid'],
    ]);
  });

  it('pays for messages in the transaction that makes them due, and gets the cost of unsent ones back', async () => {
    await topUp();
    const services = { ...test.services, gateway: spyGateway().gateway };
    const desk = smsDesk(services, class_id);
    const [gone = 0] = await desk.seat(units * 1_000, 4);
    await desk.send(master);
    expect(await fetch()).toMatchObject({ balance_cents: 10_000 - 4 * 5 });
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'withdrawn', live_id_index: null, live_phone_index: null, place: 'free' })
      .where('enrolment_id', '=', gone)
      .execute();
    await sendMessages(services);
    expect(await entries()).toEqual([
      ['top_up', 10_000],
      ['messages', -20],
      ['messages_back', 5],
    ]);
    expect(await fetch()).toMatchObject({ balance_cents: 9_985 });
  });

  it('refuses messages that it cannot pay for, and of two at once the one too many', async () => {
    const desk = smsDesk(test.services, class_id);
    await desk.seat(units * 1_000, 3);
    expect(await desk.preview(master)).toMatchObject({ balance_cents: 0, cost_cents: 15 });
    expect(await refusalOf(desk.send(master))).toBe('sms_balance');
    await topUp();
    await test.services.store.db
      .updateTable('sms_account')
      .set({ balance_cents: 20 })
      .where('unit_id', '=', unit_id)
      .execute();
    const other = await openStaff(test.services, { roles: ['master'], owner: [class_id] });
    const outcomes = await Promise.allSettled([desk.send(master), desk.send(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk.usedToday(unit_id)).toBe(3);
  });

  it('is shown beside the messages of a class, and as work for accounts that may top it up, once it is low', async () => {
    const { services } = test;
    const low = async () => {
      const { balance_low } = await callHandler(fetchMailings, {
        services,
        caller: master,
        input: { class_id },
      });
      const { credit } = await callHandler(fetchToDo, { services, caller: master, input: {} });
      const { items } = await callHandler(fetchClassLists, {
        services,
        caller: master,
        input: { waiting: 'credit' },
      });
      return [balance_low, credit, items.map((row) => row.class_id)];
    };
    // An institution without any purchase is warned where messages are sent, and disturbed nowhere else.
    expect(await low()).toEqual([true, 0, []]);
    await topUp();
    expect(await low()).toEqual([false, 0, []]);
    await callHandler(saveSmsAlarm, { services, caller: master, input: { class_id, alarm_cents: 10_001 } });
    expect(await low()).toEqual([true, 1, [class_id]]);
    const editor = await openStaff(services, { roles: ['editor'], owner: [class_id] });
    expect((await callHandler(fetchToDo, { services, caller: editor, input: {} })).credit).toBeNull();
    const stranger = await openStaff(services, { roles: ['master'] });
    expect((await callHandler(fetchToDo, { services, caller: stranger, input: {} })).credit).toBe(0);
    const platform = await insertTestClass(services);
    const input = { class_id: platform };
    const admin = await openStaff(services, { roles: ['zky-admin'] });
    expect(await callHandler(fetchMailings, { services, caller: admin, input })).toMatchObject({
      balance_low: false,
    });
  });

  it('has no other packages and methods than the configured ones, and no orders of other institutions', async () => {
    expect(await fieldsOf(start({ package_id: 'gold' }))).toEqual({ package_id: 'not_offered' });
    expect(await fieldsOf(start({ method: 'alipay' }))).toEqual({ method: 'not_offered' });
    await expect(start({ amount_cents: 1 })).rejects.toThrow();
    const { order_id } = await start();
    const strange = await insertTestClass(test.services, {
      unit_id: await insertUnit(test.services, `另一协会 ${units}`),
    });
    expect(await refusalOf(check(order_id, 'ask', { class_id: strange }))).toBe('not_found');
    expect(await fetch({ class_id: strange })).toMatchObject({ total: 0 });
    const platform = await insertTestClass(test.services);
    expect(await fetch({ class_id: platform })).toMatchObject({ com_name: null });
    expect(await refusalOf(start({ class_id: platform }))).toBe('transition_refused');
    expect(await refusalOf(fetch({ class_id: 404 }))).toBe('not_found');
  });

  it('warns below the institution’s own threshold, and is read by two statements', async () => {
    const save = (alarm_cents: number) =>
      callHandler(saveSmsAlarm, {
        services: test.services,
        caller: master,
        input: { class_id, alarm_cents },
      });
    expect(await save(1_234)).toEqual({ alarm_cents: 1_234 });
    expect(await fetch()).toMatchObject({ alarm_cents: 1_234 });
    await expect(save(-1)).rejects.toThrow();
    expect(await countStatements(() => fetch())).toHaveLength(2);
  });
});
