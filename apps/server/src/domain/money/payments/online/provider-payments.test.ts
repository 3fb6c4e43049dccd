import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { openAlipayServer } from '../../provider/alipay/testing/alipay-server.js';
import { openWechatServer } from '../../provider/wechat/testing/wechat-server.js';
import { checkOwnPayment } from '../own/check-own-payment.js';
import { moneyDesk } from '../testing/money-desk.js';
import { startPayment } from './start-payment.js';

describe.each(engines)('paying through WeChat Pay and Alipay on $name', (engine) => {
  let wechat: Awaited<ReturnType<typeof openWechatServer>>;
  let alipay: Awaited<ReturnType<typeof openAlipayServer>>;
  let services: TestServices;
  let app: FastifyInstance;
  let class_id: number;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    wechat = await openWechatServer(() => services.now());
    alipay = await openAlipayServer();
    const providers = { wechat: wechat.config, alipay: alipay.config };
    services = await openTestServices(engine, { ...providers, public_origin: 'https://pay.example' });
    app = await buildApp(services);
    class_id = await insertTestClass(services, { capacity: 10 });
    desk = moneyDesk(services, class_id);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await desk.gather(master, { methods: ['wechat', 'alipay'] });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
    await wechat.close();
    await alipay.close();
  });

  const start = async (n: number, method: 'wechat' | 'alipay') => {
    const { enrolment_id, candidate } = await desk.approved(n);
    const input = { class_id, enrolment_id, method, way: 'code' as const };
    const { payment_id } = await callHandler(startPayment, { services, caller: candidate, input });
    const { trade_no } = await services.store.db
      .selectFrom('provider_order')
      .select('trade_no')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
    return { payment_id, trade_no, candidate };
  };
  const post = async (
    method: string,
    { body, headers }: { body: string; headers: Record<string, string> },
  ) => {
    const url = `/api/payment/notify/${method}`;
    const answer = await app.inject({ method: 'POST', url, headers, body });
    return `${answer.statusCode} ${answer.body}`;
  };
  const bookOf = async (payment_id: number) =>
    (await desk.books()).find((book) => book.payment_id === payment_id);

  it('takes the notices of WeChat Pay in once, and none that was altered', async () => {
    const { payment_id, trade_no } = await start(1, 'wechat');
    const order = wechat.orders.get(trade_no);
    if (order) order.state = 'SUCCESS';
    const cheap = wechat.noticeOf(trade_no, { amount: { total: 1, currency: 'CNY' } });
    const real = wechat.noticeOf(trade_no);
    expect(await post('wechat', cheap)).toMatch(/^400 .*FAIL/);
    expect(await post('wechat', { ...real, body: real.body.replace('EV-', 'EW-') })).toMatch(/^400/);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'pending', entries: 0 });
    expect(await post('wechat', real)).toBe('204 ');
    expect(await post('wechat', real)).toBe('204 ');
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', entries: 1, sum: 68_000 });
  });

  it('takes the notices of Alipay in once, and none that was altered', async () => {
    const { payment_id, trade_no } = await start(2, 'alipay');
    const trade = alipay.trades.get(trade_no);
    if (trade) trade.status = 'TRADE_SUCCESS';
    const real = alipay.noticeOf(trade_no);
    expect(await post('alipay', alipay.noticeOf(trade_no, { total_amount: '0.01' }))).toBe('200 fail');
    expect(await post('alipay', { ...real, body: real.body.replace('680.00', '680.01') })).toBe('200 fail');
    // One provider's notice means nothing to another.
    expect(await post('wechat', real)).toMatch(/^400/);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'pending', entries: 0 });
    expect(await post('alipay', real)).toBe('200 success');
    expect(await post('alipay', real)).toBe('200 success');
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', entries: 1, sum: 68_000 });
  });

  it('asks and closes at the provider when the payer does', async () => {
    const { payment_id, trade_no, candidate } = await start(3, 'wechat');
    const check = (event: 'ask' | 'leave') =>
      callHandler(checkOwnPayment, { services, caller: candidate, input: { class_id, payment_id, event } });
    expect(await check('ask')).toMatchObject({ status: 'pending' });
    expect(await check('leave')).toMatchObject({ status: 'closed' });
    expect(wechat.orders.get(trade_no)?.state).toBe('CLOSED');
  });
});
