import { createSeededRandom } from '@skillcert/core';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.js';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { testPhone } from '../../../enrolment/testing/test-candidate.js';
import { runRefundClock } from '../../refunds/run-refund-clock.js';
import { fetchPaymentById } from '../fetch-payment-by-id.js';
import { fetchAllPayments } from '../lists/fetch-all-payments.js';
import { fetchPaymentLists } from '../lists/fetch-payment-lists.js';
import { fetchOwnPayments } from '../own/fetch-own-payments.js';
import { moneyDesk, type Paying } from '../testing/money-desk.js';
import { onlineDesk, type SentNotice } from '../testing/online-desk.js';
import { runPaymentClock } from './run-payment-clock.js';

const begin = Date.parse('2026-11-21T04:00:00Z');

describe.each(engines)('paying through a provider on $name', (engine) => {
  let services: TestServices;
  let app: FastifyInstance;
  let class_id: number;
  let master: StaffSession;
  let admin: StaffSession;
  let second: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let online: ReturnType<typeof onlineDesk>;
  let passed = 0;
  /** Lets seconds pass for everybody. */
  const pass = (seconds: number) => {
    passed += seconds;
    services.moveTo(new Date(begin + passed * 1000).toISOString());
  };
  beforeAll(async () => {
    services = await openTestServices(engine, { mode: 'demo' });
    app = await buildApp(services);
    class_id = await insertTestClass(services, { code: 'TC26-0701', capacity: 1_000 });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    admin = await openStaff(services, { roles: ['zky-admin'] });
    second = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = moneyDesk(services, class_id);
    online = onlineDesk(services, app, class_id);
    await desk.gather(master, { methods: ['bank_transfer', 'sandbox'] });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  let people = 0;
  const next = () => {
    people += 1;
    return desk.approved(people);
  };
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id);
  };
  const detail = (payment_id: number) =>
    callHandler(fetchPaymentById, { services, caller: master, input: { class_id, payment_id } });
  const bookOf = async (payment_id: number) =>
    (await desk.books()).find((book) => book.payment_id === payment_id);
  /** A payment that was closed, and then paid all the same. */
  const paidLate = async (paying: Paying) => {
    const { payment_id } = await online.start(paying);
    await online.check(paying, payment_id, 'leave');
    await online.decide(payment_id, 'paid');
    return payment_id;
  };

  it('opens one order of exactly the frozen price, however often it is asked for', async () => {
    const paying = await next();
    expect(await own(paying)).toMatchObject({ pay: 'due', methods: ['bank_transfer', 'sandbox'] });
    const all = await Promise.all([online.start(paying), online.start(paying), online.start(paying)]);
    const [{ payment_id, pay_url }] = all;
    expect(new Set(all.map((each) => each.payment_id)).size).toBe(1);
    expect(pay_url).toMatch(/^http:\/\/localhost\/sandbox\/pay\/SC/);
    expect(await online.orderOf(payment_id)).toMatchObject({ amount_cents: 68_000, status: 'waiting' });
    expect(await own(paying)).toMatchObject({
      pay: 'open',
      payee: null,
      payments: [{ payment_id, method: 'sandbox', status: 'pending', open: { way: 'code', pay_url } }],
    });
    expect(await refusalOf(desk.declare(paying))).toBe('already_paid');
    expect(await refusalOf(online.start(paying, { way: 'page' }))).toBe('already_paid');
    expect((await bookOf(payment_id))?.entries).toBe(0);
  });

  it('confirms what the provider reports, with receipt, day and number, by five statements', async () => {
    const paying = await next();
    const { payment_id } = await online.start(paying);
    await online.decide(payment_id, 'paid');
    const notice = await online.noticeOf(payment_id);
    const statements = await countStatements(() => online.send(notice));
    expect(statements).toHaveLength(5);
    expect(await detail(payment_id)).toMatchObject({
      status: 'confirmed',
      method: 'sandbox',
      paid_on: '2026-11-21',
      transaction_no: expect.stringMatching(/^SB-SC/),
      receipt_no: expect.stringMatching(/^TC26-0701-R/),
      payer_account_masked: null,
      ledger: [{ kind: 'payment', amount_cents: 68_000 }],
    });
    const input = { class_id, method: ['sandbox' as const], status: ['confirmed' as const] };
    const { items } = await callHandler(fetchPaymentLists, { services, caller: master, input });
    expect(items.map((row) => row.payment_id)).toContain(payment_id);
    const everywhere = await callHandler(fetchAllPayments, {
      services,
      caller: admin,
      input: { method: ['sandbox'], search: testPhone(people) },
    });
    expect(everywhere).toMatchObject({ total: 1, items: [{ payment_id, class_id, method: 'sandbox' }] });
  });

  it('changes nothing by a log that is replayed ten times in any order, and believes no forgery', async () => {
    const [paid, failed, late, twice] = [await next(), await next(), await next(), await next()];
    const log: SentNotice[] = [];
    const report = async (payment_id: number, status: 'paid' | 'failed') => {
      log.push(await online.noticeOf(payment_id));
      await online.decide(payment_id, status);
      log.push(await online.noticeOf(payment_id));
    };
    const { payment_id } = await online.start(paid);
    await report(payment_id, 'paid');
    await report((await online.start(failed)).payment_id, 'failed');
    log.push(await online.noticeOf(await paidLate(late)));
    const back = await paidLate(twice);
    await desk.declare(twice);
    log.push(await online.noticeOf(back));
    for (const notice of log) expect(await online.send(notice)).toBe('taken');
    const after = await online.everything();
    const random = createSeededRandom(7);
    for (let round = 0; round < 10; round += 1) {
      const shuffled = log
        .map((notice) => ({ notice, at: random.between(0, 1_000_000) }))
        .toSorted((a, b) => a.at - b.at);
      const answers = await Promise.all(shuffled.map(({ notice }) => online.send(notice)));
      expect(new Set(answers)).toEqual(new Set(['taken']));
    }
    expect(await online.everything()).toBe(after);

    const open = (await online.start(await next())).payment_id;
    await online.decide(open, 'paid');
    const real = await online.noticeOf(open);
    const forgeries = {
      signature: { ...real, body: real.body.replace('68000', '1') },
      malformed: online.signed({ hello: 'world' }),
      amount: await online.noticeOf(open, { amount_cents: 1 }),
      unknown_order: await online.noticeOf(open, { trade_no: 'SCNONE' }),
      state: await online.noticeOf((await online.start(failed)).payment_id, {
        trade_no: JSON.parse(log[3]?.body ?? '{}').trade_no,
        state: 'paid',
        transaction_no: 'X',
      }),
    };
    const before = await online.everything();
    for (const notice of Object.values(forgeries)) expect(await online.send(notice)).toBe('refused');
    pass(301);
    expect(await online.send(real)).toBe('refused');
    expect(await online.everything()).toBe(before);
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_event where class_id = 0 and action = 'notice_refused' order by seq`.execute(
      services.store.db,
    );
    expect(rows.map(({ reason }) => reason)).toEqual([...Object.keys(forgeries), 'stale']);
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
    expect((await app.inject({ method: 'POST', url: '/api/payment/notify/wechat' })).statusCode).toBe(404);
  });

  it('asks the provider itself when no report comes, once with three servers, and closes in time', async () => {
    const silent = await next();
    const idle = await next();
    const heard = (await online.start(silent)).payment_id;
    const unpaid = (await online.start(idle)).payment_id;
    await online.decide(heard, 'paid');
    pass(61);
    const rounds = await Promise.all([1, 2, 3].map(() => runPaymentClock(services)));
    expect(rounds.filter((asked) => asked > 0)).toHaveLength(1);
    expect(await detail(heard)).toMatchObject({ status: 'confirmed' });
    expect((await detail(heard)).timeline.at(-1)).toMatchObject({ action: 'query_success', by: '' });
    expect(await detail(unpaid)).toMatchObject({ status: 'pending' });
    pass(900);
    await runPaymentClock(services);
    expect(await detail(unpaid)).toMatchObject({ status: 'closed', ledger: [] });
    expect(await online.orderOf(unpaid)).toMatchObject({ status: 'closed' });
    expect(await own(idle)).toMatchObject({ pay: 'due' });
    expect(await runPaymentClock(services)).toBe(0);
  });

  it('keeps money that comes late apart until the desk takes it for its enrolment', async () => {
    const paying = await next();
    const payment_id = await paidLate(paying);
    await online.send(await online.noticeOf(payment_id));
    expect(await detail(payment_id)).toMatchObject({
      status: 'confirmed_late',
      receipt_no: expect.any(String),
    });
    expect(await own(paying)).toMatchObject({ pay: 'open' });
    expect(await refusalOf(desk.declare(paying))).toBe('already_paid');
    await desk.check(master, payment_id, 'allocate');
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', entries: 1, sum: 68_000 });
  });

  it('sends late money back that its enrolment cannot use, by two people and never by a rejection', async () => {
    const paying = await next();
    const late = await paidLate(paying);
    await desk.declare(paying);
    await online.send(await online.noticeOf(late));
    const { refunds } = await detail(late);
    expect(refunds).toMatchObject([{ status: 'requested', origin: 'late_payment', amount_cents: 68_000 }]);
    const refund_id = refunds[0]?.refund_id ?? 0;
    expect(await refusalOf(desk.decide(master, refund_id, 'reject', { reason: '不退' }))).toBe(
      'transition_refused',
    );
    await desk.decide(master, refund_id, 'first_approve');
    await desk.decide(second, refund_id, 'second_approve');
    await runRefundClock(services);
    expect(await bookOf(late)).toMatchObject({ status: 'refunded', sum: 0, refunded: 68_000, reserved: 0 });
    const [open] = (await own(paying))?.payments ?? [];
    expect(open).toMatchObject({ status: 'declared', method: 'bank_transfer' });
  });

  it('asks money back that arrives for a class that was cancelled meanwhile', async () => {
    const place = await insertTestClass(services, { capacity: 10 });
    const there = moneyDesk(services, place);
    await there.gather(master, { methods: ['sandbox'] });
    const elsewhere = onlineDesk(services, app, place);
    const { payment_id } = await elsewhere.start(await there.approved(990));
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', place)
      .execute();
    await elsewhere.decide(payment_id, 'paid');
    expect(await elsewhere.send(await elsewhere.noticeOf(payment_id))).toBe('taken');
    expect(await there.books()).toMatchObject([{ status: 'confirmed', sum: 68_000, reserved: 68_000 }]);
  });

  it('refuses what a class does not offer, what this server has not, and what is somebody else’s', async () => {
    const paying = await next();
    const other = await next();
    expect(await fieldsOf(online.start(paying, { method: 'wechat' }))).toEqual({ method: 'not_offered' });
    expect(await refusalOf(online.start({ ...paying, candidate: other.candidate }))).toBe('not_found');
    const { payment_id } = await online.start(paying);
    expect(await refusalOf(online.check(other, payment_id, 'ask'))).toBe('not_found');
    const place = await insertTestClass(services);
    const there = moneyDesk(services, place);
    expect(await fieldsOf(there.gather(master, { methods: ['alipay'] }))).toEqual({ methods: 'not_offered' });
    await there.gather(master);
    const transferOnly = await there.approved(991);
    expect(await refusalOf(onlineDesk(services, app, place).start(transferOnly))).toBe('not_payable');
  });

  it('says that the provider does not answer, and goes on with the same order once it does', async () => {
    const paying = await next();
    const sandbox = services.providers.get('sandbox');
    if (!sandbox) throw new Error('The demo has a sandbox.');
    const create = () => Promise.reject(new ProviderFailure('silence'));
    const deaf = { ...services, providers: new Map([['sandbox' as const, { ...sandbox, create }]]) };
    expect(await refusalOf(onlineDesk(deaf, app, class_id).start(paying))).toBe('provider_unavailable');
    const [waiting] = (await own(paying))?.payments ?? [];
    expect(waiting).toMatchObject({ status: 'pending', open: { pay_url: null } });
    expect((await online.start(paying)).payment_id).toBe(waiting?.payment_id);
  });

  it('lets a payer give a payment up and pay by transfer instead', async () => {
    const paying = await next();
    const { payment_id } = await online.start(paying);
    expect(await online.check(paying, payment_id, 'leave')).toEqual({ payment_id, status: 'closed' });
    expect(await desk.declare(paying)).toMatchObject({ status: 'declared' });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
