import { z } from 'zod';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import type { AlipayConfig } from '../../../../platform/settings/provider-environment.js';
import type { PaymentProvider, ProviderOrder } from '../payment-provider.js';
import { alipayAmount } from './alipay-amount.js';
import { alipayFailure, alipaySuccess, readAlipayAnswer } from './alipay-answer.js';
import { type AlipayClient, alipayTime, createAlipayClient } from './alipay-client.js';
import { askBack, sendBack } from './alipay-refund.js';
import { alipayReport, alipayTrade } from './alipay-report.js';

/** An order exists at Alipay once somebody has scanned its code. */
const unknownTrade = 'ACQ.TRADE_NOT_EXIST';

/** A code to be scanned, or the page of the phone's own browser, from which the payer comes back. */
const createOrder = async (client: AlipayClient, order: ProviderOrder, now: Date): Promise<string> => {
  const { trade_no, amount_cents, description, expires_at, notify_url, return_url, way } = order;
  const content = {
    out_trade_no: trade_no,
    total_amount: alipayAmount(amount_cents),
    subject: [...description].slice(0, 128).join(''),
  };
  if (way === 'page') {
    return client.pageOf({
      method: 'alipay.trade.wap.pay',
      content: {
        ...content,
        product_code: 'QUICK_WAP_WAY',
        quit_url: return_url,
        time_expire: alipayTime(expires_at),
      },
      more: { notify_url, return_url },
    });
  }
  const minutes = Math.max(1, Math.ceil((expires_at.getTime() - now.getTime()) / 60_000));
  const answer = await client.send({
    method: 'alipay.trade.precreate',
    content: { ...content, timeout_express: `${minutes}m` },
    more: { notify_url },
  });
  return readAlipayAnswer(answer, z.object({ qr_code: z.string() }), 'open an order').qr_code;
};

/** Alipay: codes by precreate and pages for phones, RSA2 on both sides. */
export const createAlipayProvider = (config: AlipayConfig, now: () => Date): PaymentProvider => {
  const client = createAlipayClient(config, now);
  const plain = { status: 200, type: 'text/plain; charset=utf-8' };
  return {
    method: 'alipay',
    create: (order) => createOrder(client, order, now()),
    query: async (trade_no) => {
      const answer = await client.send({ method: 'alipay.trade.query', content: { out_trade_no: trade_no } });
      if (answer.sub_code === unknownTrade) {
        return {
          trade_no,
          state: 'waiting',
          amount_cents: null,
          currency: 'CNY',
          transaction_no: null,
          paid_at: null,
        };
      }
      const said = readAlipayAnswer(answer, alipayTrade, 'say what became of an order');
      if (said.out_trade_no !== trade_no)
        throw alipayFailure(answer, 'speak of the order it was asked about');
      return alipayReport(said);
    },
    close: async (trade_no) => {
      const answer = await client.send({ method: 'alipay.trade.close', content: { out_trade_no: trade_no } });
      // Nobody has scanned the code; it ends by its own time.
      if (answer.code !== alipaySuccess && answer.sub_code !== unknownTrade)
        throw alipayFailure(answer, 'close an order');
    },
    refund: (refund) => sendBack(client, refund),
    queryRefund: (refund) => askBack(client, refund),
    readNotice: async ({ body }) => {
      const params = Object.fromEntries(new URLSearchParams(body));
      if (!client.isGenuine(params)) throw new NoticeRefused('signature');
      if (params.app_id !== config.app_id) throw new NoticeRefused('foreign');
      const said = alipayTrade.safeParse(params);
      if (!said.success) throw new NoticeRefused('malformed');
      return alipayReport(said.data);
    },
    answers: { taken: { ...plain, body: 'success' }, refused: { ...plain, body: 'fail' } },
  };
};
