import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAlipayProvider } from './alipay-provider.js';
import { openAlipayServer } from './testing/alipay-server.js';

const moment = new Date('2026-11-21T04:00:00Z');

describe('Alipay', () => {
  let server: Awaited<ReturnType<typeof openAlipayServer>>;
  beforeEach(async () => {
    server = await openAlipayServer();
  });
  afterEach(() => server.close());

  const open = () => createAlipayProvider(server.config, () => moment);
  const order = {
    trade_no: 'SC1N2G3',
    amount_cents: 68_005,
    currency: 'CNY',
    description: 'C26-0104-00058 技术咨询师 & “五级”',
    way: 'code',
    expires_at: new Date('2026-11-21T04:15:00Z'),
    notify_url: 'https://pay.example/api/payment/notify/alipay',
    return_url: 'https://pay.example/enroll/modify-list',
    address: '203.0.113.7',
  } as const;
  const become = (status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS') => {
    const trade = server.trades.get(order.trade_no);
    if (trade) trade.status = status;
  };

  it('opens a code by a signed request', async () => {
    expect(await open().create(order)).toBe('https://qr.alipay.com/bavh4wjlxf12tper3a');
    expect(server.trades.get(order.trade_no)).toMatchObject({
      content: { total_amount: '680.05', timeout_express: '15m', subject: order.description },
      params: { notify_url: order.notify_url, timestamp: '2026-11-21 12:00:00' },
    });
  });

  it('opens a signed page without asking anybody', async () => {
    const url = new URL(await open().create({ ...order, way: 'page' }));
    const params = Object.fromEntries(url.searchParams);
    expect(server.isFromApp(params)).toBe(true);
    expect(params).toMatchObject({ method: 'alipay.trade.wap.pay', return_url: order.return_url });
    expect(JSON.parse(params.biz_content ?? '')).toMatchObject({
      out_trade_no: order.trade_no,
      total_amount: '680.05',
      time_expire: '2026-11-21 12:15:00',
    });
  });

  it('says what became of an order, and ends it', async () => {
    const provider = open();
    await provider.create(order);
    expect(await provider.query(order.trade_no)).toMatchObject({ state: 'waiting' });
    await provider.close(order.trade_no);
    become('TRADE_SUCCESS');
    expect(await provider.query(order.trade_no)).toEqual({
      trade_no: order.trade_no,
      state: 'paid',
      amount_cents: 68_005,
      currency: 'CNY',
      transaction_no: `20261121${order.trade_no}`,
      paid_at: new Date('2026-11-21T04:01:02Z'),
    });
    await expect(provider.close(order.trade_no)).rejects.toThrow(/ACQ.TRADE_STATUS_ERROR/);
    become('WAIT_BUYER_PAY');
    await provider.close(order.trade_no);
    expect(await provider.query(order.trade_no)).toMatchObject({ state: 'closed' });
  });

  it('sends money back once a number, and distinguishes a refusal from a fault of its own', async () => {
    const provider = open();
    await provider.create(order);
    become('TRADE_SUCCESS');
    const back = {
      trade_no: order.trade_no,
      refund_no: 'R1',
      amount_cents: 5,
      total_cents: 68_005,
      currency: 'CNY',
      notify_url: undefined,
    };
    expect(await provider.queryRefund(back)).toBeUndefined();
    server.refuse('ACQ.SYSTEM_ERROR');
    await expect(provider.refund(back)).rejects.toThrow(/ACQ.SYSTEM_ERROR/);
    server.refuse('isp.unknow-error');
    await expect(provider.refund(back)).rejects.toThrow(/20000/);
    server.refuse('ACQ.SELLER_BALANCE_NOT_ENOUGH');
    expect(await provider.refund(back)).toMatchObject({
      state: 'failed',
      fault: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
    });
    server.refuse(undefined);
    expect(await provider.refund(back)).toMatchObject({ refund_no: 'R1', state: 'done' });
    expect(await provider.refund(back)).toMatchObject({ state: 'in_transit' });
    expect(await provider.queryRefund(back)).toMatchObject({ state: 'done', amount_cents: 5 });
    expect([...server.refunds]).toEqual([['R1', '0.05']]);
  });

  it('believes no answer that Alipay did not sign', async () => {
    server.turn();
    await expect(open().create(order)).rejects.toThrow(/without its signature/);
  });

  it('reads the notices of Alipay, and no other', async () => {
    const provider = open();
    await provider.create(order);
    become('TRADE_SUCCESS');
    const notice = server.noticeOf(order.trade_no);
    expect(await provider.readNotice(notice)).toMatchObject({ state: 'paid', amount_cents: 68_005 });
    const faults = {
      signature: [
        { ...notice, body: notice.body.replace('680.05', '0.01') },
        { ...notice, body: notice.body.replace('RSA2', 'RSA') },
        { ...notice, body: '' },
      ],
      foreign: [server.noticeOf(order.trade_no, { app_id: '1' })],
      malformed: [server.noticeOf(order.trade_no, { trade_status: 'MAYBE' })],
    };
    for (const [fault, notices] of Object.entries(faults)) {
      for (const each of notices) await expect(provider.readNotice(each)).rejects.toMatchObject({ fault });
    }
    const odd = await provider.readNotice(server.noticeOf(order.trade_no, { total_amount: '6.8e2' }));
    expect(odd.amount_cents).toBeNull();
  });
});
