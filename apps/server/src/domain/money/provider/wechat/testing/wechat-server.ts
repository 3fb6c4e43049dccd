import { randomBytes, sign, verify } from 'node:crypto';
import { newKeyPair, openKeyFolder } from '../../testing/key-files.js';
import { type Answered, listen, type Received } from '../../testing/listen.js';
import { makeCertificate } from './make-certificate.js';
import { sealWith } from './seal-with.js';
import type { Order, Refund } from './wechat-books.js';

const appid = 'wxd678efh567hg6787';
const mchid = '1900009191';
const apiKey = 'k'.repeat(32);
const merchantSerial = '3775B6A45ACD588826D15E583A95F5DD';
const platformSerial = '5157F09EFDC096DE15EBE81A47057A72';
const seal = sealWith(apiKey);

const lines = (...parts: readonly string[]) => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/**
 * Follows the public documentation of API v3: refuses requests that the merchant did not sign, signs its answers, and
 * serves its certificates.
 */
export const openWechatServer = async (now: () => Date) => {
  const merchant = newKeyPair();
  const platform = newKeyPair();
  const folder = openKeyFolder();
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const seen: string[] = [];
  let honest = true;
  /** The refusal of every refund from now on. */
  let refusal: { readonly status: number; readonly code: string } | undefined;
  let onRefund = () => {};

  const signedHeaders = (body: string, key = platform.privateKey) => {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      'wechatpay-serial': platformSerial,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': sign('sha256', lines(timestamp, nonce, body), key).toString('base64'),
    };
  };

  const isFromMerchant = ({ method, url, headers, body }: Received) => {
    const [scheme, given = ''] = (headers.authorization ?? '').split(' ', 2);
    const facts = new Map([...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const content = lines(method, url, facts.get('timestamp') ?? '', facts.get('nonce_str') ?? '', body);
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      facts.get('mchid') === mchid &&
      facts.get('serial_no') === merchantSerial &&
      verify('sha256', content, merchant.publicKey, Buffer.from(facts.get('signature') ?? '', 'base64'))
    );
  };

  const transactionOf = ({ out_trade_no, total, state }: Order) => ({
    appid,
    mchid,
    out_trade_no,
    trade_state: state,
    ...(state === 'SUCCESS' && {
      transaction_id: `42000${out_trade_no}`,
      success_time: now().toISOString(),
      amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    }),
  });
  const said = (status: number, value: object): Answered => ({ status, body: JSON.stringify(value) });
  const open = (body: string, answer: object) => {
    const asked = JSON.parse(body);
    orders.set(asked.out_trade_no, {
      out_trade_no: asked.out_trade_no,
      total: asked.amount.total,
      body: asked,
      state: 'NOTPAY',
    });
    return said(200, answer);
  };
  const ofOrder = (method: string, url: string): Answered => {
    const order = orders.get(/out-trade-no\/(\w+)/.exec(url)?.[1] ?? '');
    if (!order) return said(404, { code: 'ORDER_NOT_EXIST' });
    if (method === 'GET') return said(200, transactionOf(order));
    if (order.state === 'SUCCESS') return said(400, { code: 'ORDERPAID' });
    order.state = 'CLOSED';
    return { status: 204, body: '' };
  };
  const refundOf = ({ out_refund_no, out_trade_no, refund, state }: Refund) => ({
    refund_id: `50000${out_refund_no}`,
    out_refund_no,
    out_trade_no,
    status: state,
    amount: { total: orders.get(out_trade_no)?.total, refund, currency: 'CNY' },
  });
  /** A repeated number is the same refund. */
  const sendBack = (body: string): Answered => {
    const { out_refund_no, out_trade_no, amount, notify_url } = JSON.parse(body);
    if (refusal) return said(refusal.status, { code: refusal.code });
    const order = orders.get(out_trade_no);
    if (order?.state !== 'SUCCESS') return said(403, { code: 'NOT_ENOUGH' });
    const before = [...refunds.values()].filter(
      (each) => each.out_trade_no === out_trade_no && each.out_refund_no !== out_refund_no,
    );
    const sent = before.reduce((sum, each) => sum + each.refund, 0);
    if (amount.total !== order.total || sent + amount.refund > order.total) {
      return said(400, { code: 'PARAM_ERROR' });
    }
    const begun = { out_refund_no, out_trade_no, refund: amount.refund, notify_url, asked: 0 };
    const refund = refunds.get(out_refund_no) ?? { ...begun, state: 'PROCESSING' as const };
    refund.asked += 1;
    refunds.set(out_refund_no, refund);
    onRefund();
    return said(200, refundOf(refund));
  };
  const ofRefund = (url: string): Answered => {
    const refund = refunds.get(/refunds\/(\w+)/.exec(url)?.[1] ?? '');
    return refund ? said(200, refundOf(refund)) : said(404, { code: 'RESOURCE_NOT_EXISTS' });
  };
  const route = ({ method, url, body }: Received): Answered => {
    seen.push(`${method} ${url}`);
    if (url === '/v3/certificates') {
      const encrypt_certificate = seal(makeCertificate(platform, platformSerial), 'certificate');
      return said(200, { data: [{ serial_no: platformSerial, encrypt_certificate }] });
    }
    if (url.endsWith('/native')) return open(body, { code_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' });
    if (url.endsWith('/h5'))
      return open(body, { h5_url: 'https://wx.tenpay.com/checkmweb?prepay_id=wx20&package=1' });
    if (url.startsWith('/v3/refund/domestic/refunds'))
      return method === 'POST' ? sendBack(body) : ofRefund(url);
    return ofOrder(method, url);
  };

  const notice = (event_type: string, original_type: string, said: object) => {
    const body = JSON.stringify({
      id: 'EV-2018022511223320873',
      event_type,
      resource_type: 'encrypt-resource',
      resource: { ...seal(JSON.stringify(said), original_type), original_type },
    });
    return { body, headers: { 'content-type': 'application/json', ...signedHeaders(body) } };
  };
  const server = await listen((received) => {
    const answer = isFromMerchant(received) ? route(received) : said(401, { code: 'SIGN_ERROR' });
    const key = honest ? platform.privateKey : merchant.privateKey;
    return { ...answer, headers: signedHeaders(answer.body, key) };
  });
  return {
    config: {
      origin: server.origin,
      appid,
      mchid,
      serial: merchantSerial,
      api_v3_key: apiKey,
      private_key_file: folder.privateKey('merchant.pem', merchant),
    },
    publicKey: { id: platformSerial, file: folder.publicKey('platform.pem', platform) },
    orders,
    refunds,
    seen,
    /** Sets the answer to every refund from now on; undefined restores the normal one. */
    refuse: (answer: typeof refusal) => {
      refusal = answer;
    },
    /** Sets a function that runs once a refund is in the server's books, before it is answered. */
    whenRefunded: (happen: () => void) => {
      onRefund = happen;
    },
    /** From now on, the server signs with a key that is not its own. */
    turn: () => {
      honest = false;
    },
    /** A notice as it is posted; `changes` apply to the transaction. */
    noticeOf: (trade_no: string, changes: object = {}) => {
      const order = orders.get(trade_no);
      if (!order) throw new Error(`No order ${trade_no}.`);
      return notice('TRANSACTION.SUCCESS', 'transaction', { ...transactionOf(order), ...changes });
    },
    /** A notice of a refund as it is posted. */
    refundNoticeOf: (refund_no: string, changes: object = {}) => {
      const found = refunds.get(refund_no);
      if (!found) throw new Error(`No refund ${refund_no}.`);
      const { status, ...refund } = refundOf(found);
      return notice(`REFUND.${status}`, 'refund', { mchid, ...refund, refund_status: status, ...changes });
    },
    close: async () => {
      await server.close();
      folder.remove();
    },
  };
};
