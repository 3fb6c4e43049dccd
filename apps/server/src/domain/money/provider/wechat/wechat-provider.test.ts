import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWechatServer } from './testing/wechat-server.js';
import { createWechatProvider } from './wechat-provider.js';

let moment = new Date('2026-11-21T04:00:00Z');
const now = () => moment;

describe('WeChat Pay', () => {
  let server: Awaited<ReturnType<typeof openWechatServer>>;
  beforeEach(async () => {
    moment = new Date('2026-11-21T04:00:00Z');
    server = await openWechatServer(now);
  });
  afterEach(() => server.close());

  const open = (config: object = {}) => createWechatProvider({ ...server.config, ...config }, now);
  const order = {
    trade_no: 'SC1N2G3',
    amount_cents: 68_000,
    currency: 'CNY',
    description: `C26-0104-00058 ${'技术咨询'.repeat(30)}`,
    way: 'code',
    expires_at: new Date('2026-11-21T04:15:00Z'),
    notify_url: 'https://pay.example/api/payment/notify/wechat',
    return_url: 'https://pay.example/enroll/modify-list',
    address: '203.0.113.7',
  } as const;
  const pay = () => {
    const known = server.orders.get(order.trade_no);
    if (known) known.state = 'SUCCESS';
  };

  it('opens a code by a signed request, and fetches the platform certificates once', async () => {
    const provider = open();
    expect(await provider.create(order)).toBe('weixin://wxpay/bizpayurl?pr=p4lpSuKzz');
    const asked = server.orders.get(order.trade_no)?.body;
    expect(asked).toMatchObject({
      appid: server.config.appid,
      mchid: server.config.mchid,
      time_expire: '2026-11-21T04:15:00+00:00',
      notify_url: order.notify_url,
      amount: { total: 68_000, currency: 'CNY' },
    });
    expect(Buffer.byteLength(String(asked?.description))).toBeLessThanOrEqual(127);
    await provider.query(order.trade_no);
    expect(server.seen.filter((each) => each.endsWith('/v3/certificates'))).toHaveLength(1);
  });

  it('opens a page that comes back to us, for the address of its payer', async () => {
    const url = new URL(await open().create({ ...order, way: 'page' }));
    expect(url.searchParams.get('redirect_url')).toBe(order.return_url);
    expect(server.orders.get(order.trade_no)?.body).toMatchObject({
      scene_info: { payer_client_ip: order.address, h5_info: { type: 'Wap' } },
    });
  });

  it('says what became of an order, and ends it', async () => {
    const provider = open({ public_key: server.publicKey });
    expect(await provider.query('SCNONE')).toMatchObject({ state: 'waiting' });
    await provider.create(order);
    expect(await provider.query(order.trade_no)).toMatchObject({ state: 'waiting', amount_cents: null });
    pay();
    expect(await provider.query(order.trade_no)).toEqual({
      trade_no: order.trade_no,
      state: 'paid',
      amount_cents: 68_000,
      currency: 'CNY',
      transaction_no: `42000${order.trade_no}`,
      paid_at: moment,
    });
    await expect(provider.close(order.trade_no)).rejects.toThrow(/400 ORDERPAID/);
    await provider.close('SCNONE');
    await provider.create({ ...order, trade_no: 'SC2' });
    await provider.close('SC2');
    expect(await provider.query('SC2')).toMatchObject({ state: 'closed' });
    expect(server.seen.some((each) => each.endsWith('/v3/certificates'))).toBe(false);
  });

  it('sends money back once a number, and distinguishes a refusal from a fault of its own', async () => {
    const provider = open({ public_key: server.publicKey });
    await provider.create(order);
    pay();
    const back = {
      trade_no: order.trade_no,
      refund_no: 'R1',
      amount_cents: 100,
      total_cents: 68_000,
      currency: 'CNY',
      notify_url: order.notify_url,
    };
    expect(await provider.queryRefund(back)).toBeUndefined();
    server.refuse({ status: 500, code: 'SYSTEM_ERROR' });
    await expect(provider.refund(back)).rejects.toThrow(/500 SYSTEM_ERROR/);
    server.refuse({ status: 403, code: 'NOT_ENOUGH' });
    expect(await provider.refund(back)).toMatchObject({ state: 'failed', fault: 'NOT_ENOUGH' });
    server.refuse(undefined);
    expect(await provider.refund(back)).toMatchObject({ state: 'in_transit', amount_cents: 100 });
    expect(await provider.refund(back)).toMatchObject({ state: 'in_transit' });
    const begun = server.refunds.get('R1');
    expect(begun).toMatchObject({ notify_url: order.notify_url, refund: 100, asked: 2 });
    if (begun) begun.state = 'ABNORMAL';
    expect(await provider.queryRefund(back)).toMatchObject({ state: 'failed', fault: 'ABNORMAL' });
    if (begun) begun.state = 'SUCCESS';
    expect(await provider.readNotice(server.refundNoticeOf('R1'))).toEqual({
      refund_no: 'R1',
      state: 'done',
      amount_cents: 100,
      fault: null,
    });
    const stranger = server.refundNoticeOf('R1', { mchid: '1' });
    await expect(provider.readNotice(stranger)).rejects.toMatchObject({ fault: 'foreign' });
  });

  it('believes no answer that WeChat Pay did not sign, and no silence', async () => {
    const provider = open({ public_key: server.publicKey });
    server.turn();
    await expect(provider.create(order)).rejects.toThrow(/without its signature/);
    await expect(open().query(order.trade_no)).rejects.toThrow(/not signed by one of them/);
    await server.close();
    await expect(provider.query(order.trade_no)).rejects.toThrow(/No answer/);
    server = await openWechatServer(now);
  });

  it('reads the notices of WeChat Pay, and no other', async () => {
    const provider = open();
    await provider.create(order);
    pay();
    const notice = server.noticeOf(order.trade_no);
    expect(await provider.readNotice(notice)).toMatchObject({ state: 'paid', amount_cents: 68_000 });
    const faults = {
      signature: [
        { ...notice, body: `${notice.body} ` },
        { ...notice, headers: { ...notice.headers, 'wechatpay-serial': '00' } },
        { ...notice, headers: { ...notice.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA' } },
        { ...notice, headers: {} },
      ],
      foreign: [
        server.noticeOf(order.trade_no, { mchid: '1' }),
        server.noticeOf(order.trade_no, { appid: 'wx' }),
      ],
      malformed: [server.noticeOf(order.trade_no, { trade_state: 'MAYBE' })],
    };
    for (const [fault, notices] of Object.entries(faults)) {
      for (const each of notices) await expect(provider.readNotice(each)).rejects.toMatchObject({ fault });
    }
    moment = new Date(moment.getTime() + 301_000);
    await expect(provider.readNotice(notice)).rejects.toMatchObject({ fault: 'stale' });
    // Unknown serial numbers do not make us ask for certificates again and again.
    expect(server.seen.filter((each) => each.endsWith('/v3/certificates'))).toHaveLength(1);
  });
});
