import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { engines } from '../../../testing/engines.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fetchOwnPayments } from '../payments/own/fetch-own-payments.js';
import { onlineDesk } from '../payments/testing/online-desk.js';
import { openAlipayServer } from '../provider/alipay/testing/alipay-server.js';
import { openWechatServer } from '../provider/wechat/testing/wechat-server.js';
import { runRefundClock } from './run-refund-clock.js';
import { openRefundDesk } from './testing/refund-desk.js';

const begin = Date.parse('2026-11-21T04:00:00Z');

describe.each(engines)('refunds of money that came through a provider on $name', (engine) => {
  let wechat: Awaited<ReturnType<typeof openWechatServer>>;
  let alipay: Awaited<ReturnType<typeof openAlipayServer>>;
  let services: TestServices;
  let app: FastifyInstance;
  let class_id: number;
  let desk: Awaited<ReturnType<typeof openRefundDesk>>;
  let online: ReturnType<typeof onlineDesk>;
  let passed = 0;
  const pass = (seconds: number) => {
    passed += seconds;
    services.moveTo(new Date(begin + passed * 1000).toISOString());
  };
  beforeAll(async () => {
    wechat = await openWechatServer(() => services.now());
    alipay = await openAlipayServer();
    services = await openTestServices(engine, {
      mode: 'demo',
      wechat: wechat.config,
      alipay: alipay.config,
      public_origin: 'https://pay.example',
    });
    app = await buildApp(services);
    class_id = await insertTestClass(services, { capacity: 100 });
    desk = await openRefundDesk(services, class_id, ['wechat', 'alipay', 'sandbox']);
    online = onlineDesk(services, app, class_id);
  });
  afterEach(() => wechat.refuse(undefined));
  afterAll(async () => {
    await app.close();
    await services.close();
    await wechat.close();
    await alipay.close();
  });

  const payers = {
    wechat: (trade_no: string) => {
      const order = wechat.orders.get(trade_no);
      if (order) order.state = 'SUCCESS';
    },
    alipay: (trade_no: string) => {
      const trade = alipay.trades.get(trade_no);
      if (trade) trade.status = 'TRADE_SUCCESS';
    },
    sandbox: (trade_no: string) =>
      services.store.db
        .updateTable('sandbox_order')
        .set({ status: 'paid', paid_at: services.now() })
        .where('trade_no', '=', trade_no)
        .execute(),
  };
  const paid = (method: keyof typeof payers) => desk.paidThrough(method, payers[method]);
  const refundNo = async (payment_id: number) =>
    (await desk.detail(payment_id)).refunds.at(-1)?.refund_no ?? '';
  /** WeChat Pay has come so far with a refund. */
  const become = async (payment_id: number, state: 'SUCCESS' | 'ABNORMAL') => {
    const refund = wechat.refunds.get(await refundNo(payment_id));
    if (!refund) throw new Error('WeChat Pay knows no such refund.');
    refund.state = state;
  };
  const post = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const answer = await app.inject({ method: 'POST', url: '/api/payment/notify/wechat', headers, body });
    return answer.statusCode;
  };

  it.each(['alipay', 'sandbox'] as const)(
    'go back through %s once, asked by three servers',
    async (method) => {
      const { payment_id, candidate } = await paid(method);
      expect(await desk.approveBack(payment_id)).toMatchObject({ status: 'in_transit' });
      expect(await desk.bookOf(payment_id)).toMatchObject({
        status: 'refunding',
        entries: 1,
        reserved: 68_000,
      });
      const rounds = await Promise.all([1, 2, 3].map(() => runRefundClock(services)));
      expect(rounds.filter((asked) => asked > 0)).toHaveLength(1);
      expect(await desk.bookOf(payment_id)).toMatchObject({
        status: 'refunded',
        entries: 2,
        sum: 0,
        reserved: 0,
      });
      const { timeline, refunds } = await desk.detail(payment_id);
      expect(refunds).toMatchObject([
        { status: 'done', refund_no: expect.stringMatching(/^SR/), fault: null },
      ]);
      expect(timeline.slice(-5).map(({ action, by }) => [action, by === ''])).toEqual([
        ['refund_second_approve', false],
        ['refund_send', true],
        ['refund_rest', true],
        ['refund_done', true],
        ['done', true],
      ]);
      const own = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
      expect(own.items[0]?.payments[0]?.refunds).toMatchObject([{ status: 'done' }]);
      pass(4_000);
      expect(await runRefundClock(services)).toBe(0);
    },
  );

  it('are under way at WeChat Pay until its notice, which ten times and altered changes no more', async () => {
    const { payment_id } = await paid('wechat');
    await desk.approveBack(payment_id, 20_000);
    await runRefundClock(services);
    expect(await desk.detail(payment_id)).toMatchObject({ refunds: [{ status: 'in_transit' }] });
    const number = await refundNo(payment_id);
    expect(wechat.refunds.get(number)).toMatchObject({
      refund: 20_000,
      notify_url: 'https://pay.example/api/payment/notify/wechat',
    });
    await become(payment_id, 'SUCCESS');
    const real = wechat.refundNoticeOf(number);
    const before = await online.everything();
    const forged = [
      wechat.refundNoticeOf(number, { amount: { refund: 68_000 } }),
      wechat.refundNoticeOf(number, { out_refund_no: 'SRNONE' }),
      wechat.refundNoticeOf(number, { mchid: '1' }),
      { ...real, body: real.body.replace('EV-', 'EW-') },
    ];
    for (const notice of forged) expect(await post(notice)).toBe(400);
    expect(await online.everything()).toBe(before);
    expect(await countStatements(() => post(real))).toHaveLength(5);
    expect(await desk.bookOf(payment_id)).toMatchObject({
      status: 'partly_refunded',
      refunded: 20_000,
      sum: 48_000,
      reserved: 0,
    });
    const after = await online.everything();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(real)));
    expect(new Set(answers)).toEqual(new Set([204]));
    pass(301);
    expect(await post(real)).toBe(400);
    expect(await online.everything()).toBe(after);
  });

  it('are asked for again as long as the provider is silent, and then sent once', async () => {
    const { payment_id } = await paid('wechat');
    await desk.approveBack(payment_id);
    wechat.refuse({ status: 500, code: 'SYSTEM_ERROR' });
    for (const seconds of [0, 10, 20]) {
      pass(seconds);
      expect(await runRefundClock(services)).toBe(1);
      expect(await runRefundClock(services)).toBe(0);
    }
    wechat.refuse(undefined);
    pass(40);
    await runRefundClock(services);
    await become(payment_id, 'SUCCESS');
    pass(80);
    await runRefundClock(services);
    expect(await desk.bookOf(payment_id)).toMatchObject({ status: 'refunded', entries: 2, sum: 0 });
    expect(wechat.refunds.get(await refundNo(payment_id))?.asked).toBe(1);
  });

  it('are settled by hand with a proof once the provider refuses them, and a later success is not believed', async () => {
    const { payment_id } = await paid('wechat');
    const { refund_id } = await desk.approveBack(payment_id);
    await runRefundClock(services);
    await become(payment_id, 'ABNORMAL');
    pass(10);
    await runRefundClock(services);
    const failed = await desk.detail(payment_id);
    expect(failed.refunds).toMatchObject([{ status: 'manual', fault: 'ABNORMAL' }]);
    expect(failed.timeline.slice(-2)).toMatchObject([
      { action: 'refund_fail', reason: 'ABNORMAL' },
      { action: 'refund_manual' },
    ]);
    expect(await desk.bookOf(payment_id)).toMatchObject({ entries: 1, reserved: 68_000 });
    await become(payment_id, 'SUCCESS');
    const late = wechat.refundNoticeOf(await refundNo(payment_id));
    const before = await online.everything();
    expect(await post(late)).toBe(400);
    expect(await online.everything()).toBe(before);
    expect(await desk.payBack(desk.second, refund_id)).toMatchObject({ status: 'done' });
    expect(await desk.bookOf(payment_id)).toMatchObject({ status: 'refunded', entries: 2, sum: 0 });
    expect(await post(late)).toBe(400);
  });

  it('are settled by hand where the provider of the demo is set to keep the money', async () => {
    const { payment_id } = await desk.paidThrough('sandbox', async (trade_no) => {
      await payers.sandbox(trade_no);
      await services.store.db
        .updateTable('sandbox_order')
        .set({ keeps_money: true })
        .where('trade_no', '=', trade_no)
        .execute();
    });
    const { refund_id } = await desk.approveBack(payment_id);
    await runRefundClock(services);
    expect((await desk.detail(payment_id)).refunds).toMatchObject([
      { status: 'manual', fault: 'NOT_REFUNDABLE' },
    ]);
    expect(await desk.payBack(desk.second, refund_id)).toMatchObject({ status: 'done' });
    expect(await desk.bookOf(payment_id)).toMatchObject({ status: 'refunded', entries: 2, sum: 0 });
  });

  it('are sent again for a day where the provider’s account has too little, and then settled by hand', async () => {
    const six_hours = 6 * 3_600;
    const approved = async () => {
      const { payment_id } = await paid('wechat');
      await desk.approveBack(payment_id);
      await runRefundClock(services);
      return payment_id;
    };
    wechat.refuse({ status: 403, code: 'NOT_ENOUGH' });
    const filled = await approved();
    expect(await desk.detail(filled)).toMatchObject({ refunds: [{ status: 'in_transit', fault: null }] });
    expect((await desk.detail(filled)).timeline.slice(-2)).toMatchObject([
      { action: 'refund_fail', reason: 'NOT_ENOUGH' },
      { action: 'refund_retry' },
    ]);
    pass(six_hours - 1);
    expect(await runRefundClock(services)).toBe(0);
    wechat.refuse(undefined);
    pass(1);
    await runRefundClock(services);
    await become(filled, 'SUCCESS');
    pass(3_600);
    await runRefundClock(services);
    expect(await desk.bookOf(filled)).toMatchObject({ status: 'refunded', entries: 2, sum: 0 });

    wechat.refuse({ status: 403, code: 'NOT_ENOUGH' });
    const empty = await approved();
    for (let again = 1; again <= 4; again += 1) {
      expect(await desk.detail(empty)).toMatchObject({ refunds: [{ status: 'in_transit' }] });
      pass(six_hours);
      await runRefundClock(services);
    }
    expect(await desk.detail(empty)).toMatchObject({ refunds: [{ status: 'manual', fault: 'NOT_ENOUGH' }] });
    expect(await desk.bookOf(empty)).toMatchObject({ entries: 1, reserved: 68_000 });
  });

  it('take two statements to be found and eight to be approved', async () => {
    const { payment_id } = await paid('sandbox');
    const { refund_id } = await desk.ask(desk.master, payment_id);
    await desk.decide(desk.second, refund_id, 'first_approve');
    const approve = () => desk.decide(desk.third, refund_id, 'second_approve');
    expect((await countStatements(approve)).length).toBeLessThanOrEqual(8);
    expect((await countStatements(() => desk.detail(payment_id))).length).toBeLessThanOrEqual(2);
  });

  it('bring the rest along where the class was cancelled meanwhile', async () => {
    const place = await insertTestClass(services);
    const there = await openRefundDesk(services, place, ['sandbox']);
    const { payment_id } = await there.paidThrough('sandbox', payers.sandbox);
    await there.approveBack(payment_id, 20_000);
    const input = { class_id: place, event: 'cancel', reason: '考点检修' } as const;
    await callHandler(setClassStatus, { services, caller: there.third, input });
    await runRefundClock(services);
    expect(await there.bookOf(payment_id)).toMatchObject({ refunded: 20_000, reserved: 48_000 });
  });

  it('leave an unbroken history', async () => {
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
