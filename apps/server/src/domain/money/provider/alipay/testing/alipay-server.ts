import { sign, verify } from 'node:crypto';
import { newKeyPair, openKeyFolder } from '../../testing/key-files.js';
import { type Answered, listen } from '../../testing/listen.js';

const app_id = '2021000122671080';

/** A trade in the books of the test's Alipay. */
interface Trade {
  readonly out_trade_no: string;
  readonly total_amount: string;
  readonly content: Record<string, string>;
  readonly params: Readonly<Record<string, string>>;
  status: 'unscanned' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
}

type Params = Readonly<Record<string, string>>;

const content = (params: Params, without: readonly string[]) =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/**
 * Follows the public documentation of the gateway: refuses requests that the app did not sign, and signs its answers.
 */
export const openAlipayServer = async () => {
  const app = newKeyPair();
  const alipay = newKeyPair();
  const folder = openKeyFolder();
  const trades = new Map<string, Trade>();
  /** Refunded amounts, by the number of their request. */
  const refunds = new Map<string, string>();
  let honest = true;
  let refusal: string | undefined;

  const signed = (text: string) =>
    sign('sha256', Buffer.from(text), honest ? alipay.privateKey : app.privateKey).toString('base64');
  /** Whether the app signed these parameters, which must be unescaped. */
  const isFromApp = (params: Params) =>
    params.app_id === app_id &&
    params.sign_type === 'RSA2' &&
    verify(
      'sha256',
      Buffer.from(content(params, ['sign'])),
      app.publicKey,
      Buffer.from(params.sign ?? '', 'base64'),
    );

  const facts = ({ out_trade_no, total_amount, status }: Trade) => ({
    out_trade_no,
    trade_no: `20261121${out_trade_no}`,
    trade_status: status,
    total_amount,
  });
  const paid = { code: '10000', msg: 'Success' };
  const refused = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code });
  const precreate = (asked: Record<string, string>, params: Params) => {
    const { out_trade_no = '', total_amount = '' } = asked;
    trades.set(out_trade_no, { out_trade_no, total_amount, content: asked, params, status: 'unscanned' });
    return { ...paid, out_trade_no, qr_code: 'https://qr.alipay.com/bavh4wjlxf12tper3a' };
  };
  const close = (trade: Trade) => {
    if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR');
    trade.status = 'TRADE_CLOSED';
    return { ...paid, ...facts(trade) };
  };
  const refund = ({ status }: Trade, { out_request_no = '', refund_amount = '' }: Record<string, string>) => {
    if (refusal) return { ...refused(refusal), code: refusal.startsWith('isp.') ? '20000' : '40004' };
    if (status !== 'TRADE_SUCCESS') return refused('ACQ.TRADE_HAS_CLOSE');
    const isNew = !refunds.has(out_request_no);
    refunds.set(out_request_no, refund_amount);
    return { ...paid, fund_change: isNew ? 'Y' : 'N', refund_fee: refund_amount };
  };
  const askBack = (_trade: Trade, { out_request_no = '' }: Record<string, string>) => ({
    ...paid,
    ...(refunds.has(out_request_no) && {
      refund_status: 'REFUND_SUCCESS',
      refund_amount: refunds.get(out_request_no),
    }),
  });
  const answers: Record<string, (trade: Trade, asked: Record<string, string>) => object> = {
    // Braces and quotes in texts must not end the signed part.
    'alipay.trade.query': (trade) => ({
      ...paid,
      ...facts(trade),
      buyer_logon_id: '{"a\\}',
      send_pay_date: '2026-11-21 12:01:02',
    }),
    'alipay.trade.close': close,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': askBack,
  };
  const answerTo = (method: string, asked: Record<string, string>, params: Params): object => {
    if (method === 'alipay.trade.precreate') return precreate(asked, params);
    const trade = trades.get(asked.out_trade_no ?? '');
    if (!trade || trade.status === 'unscanned') return refused('ACQ.TRADE_NOT_EXIST');
    return answers[method]?.(trade, asked) ?? refused('ACQ.SYSTEM_ERROR');
  };

  const server = await listen(({ body }): Answered => {
    const params: Params = Object.fromEntries(new URLSearchParams(body));
    const asked = JSON.parse(params.biz_content ?? '{}');
    const method = params.method ?? '';
    const answer = isFromApp(params)
      ? answerTo(method, asked, params)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const text = JSON.stringify(answer);
    const part = `"${method.replaceAll('.', '_')}_response":${text}`;
    return { status: 200, body: `{${part},"sign":"${signed(text)}"}` };
  });
  return {
    config: {
      gateway: `${server.origin}/gateway.do`,
      app_id,
      private_key_file: folder.privateKey('app.pem', app),
      public_key_file: folder.publicKey('alipay.pem', alipay),
    },
    trades,
    refunds,
    /** Refuses every refund from now on with this code; undefined accepts them again. */
    refuse: (sub_code: string | undefined) => {
      refusal = sub_code;
    },
    isFromApp,
    turn: () => {
      honest = false;
    },
    /** A notice as it is posted. */
    noticeOf: (out_trade_no: string, changes: Params = {}) => {
      const trade = trades.get(out_trade_no);
      if (!trade) throw new Error(`No trade ${out_trade_no}.`);
      const said = {
        app_id,
        charset: 'utf-8',
        version: '1.0',
        notify_type: 'trade_status_sync',
        gmt_payment: '2026-11-21 12:01:02',
        subject: '报名 + 费用',
        ...facts(trade),
        ...changes,
      };
      const params = { ...said, sign: signed(content(said, [])), sign_type: 'RSA2' };
      const headers: Record<string, string> = {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      };
      return { headers, body: new URLSearchParams(params).toString() };
    },
    close: async () => {
      await server.close();
      folder.remove();
    },
  };
};
