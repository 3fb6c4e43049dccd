import { z } from 'zod';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import type { WechatConfig } from '../../../../platform/settings/provider-environment.js';
import type {
  Notice,
  PaymentProvider,
  ProviderOrder,
  ProviderReport,
  RefundReport,
} from '../payment-provider.js';
import { readWechatAnswer, wechatFailure } from './wechat-answer.js';
import { createWechatClient, type WechatClient } from './wechat-client.js';
import { askBack, sendBack, wechatRefundNotice, wechatRefundReport } from './wechat-refund.js';
import { wechatReport, wechatTransaction } from './wechat-report.js';
import { openResource, signedMessage } from './wechat-signature.js';

/** A notice whose time differs by more is a replay; WeChat Pay signs a repeated notice anew. */
const noticeSeconds = 300;

const noticeBody = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

const openNotice = (body: string, key: string) => {
  try {
    const { event_type, resource } = noticeBody.parse(JSON.parse(body));
    const said: unknown = JSON.parse(openResource(resource, key));
    return event_type.startsWith('REFUND.')
      ? { refund: wechatRefundNotice.parse(said) }
      : { order: wechatTransaction.parse(said) };
  } catch {
    throw new NoticeRefused('malformed');
  }
};

/** A description has at most 127 bytes; a Chinese character takes three. */
const descriptionSigns = 42;

/** Opens an order as a code to scan, or as a page for the phone's browser that leads the payer back. */
const createOrder = async (client: WechatClient, { appid, mchid }: WechatConfig, order: ProviderOrder) => {
  const body = {
    appid,
    mchid,
    description: [...order.description].slice(0, descriptionSigns).join(''),
    out_trade_no: order.trade_no,
    time_expire: order.expires_at.toISOString().replace(/\.\d{3}Z$/, '+00:00'),
    notify_url: order.notify_url,
    amount: { total: order.amount_cents, currency: order.currency },
  };
  const post = (path: string, said: object) => client.send({ method: 'POST', path, body: said });
  if (order.way === 'code') {
    const answer = await post('/v3/pay/transactions/native', body);
    return readWechatAnswer(answer, z.object({ code_url: z.string() }), 'open an order').code_url;
  }
  const scene_info = { payer_client_ip: order.address, h5_info: { type: 'Wap' } };
  const answer = await post('/v3/pay/transactions/h5', { ...body, scene_info });
  const { h5_url } = readWechatAnswer(answer, z.object({ h5_url: z.url() }), 'open an order');
  return `${h5_url}&redirect_url=${encodeURIComponent(order.return_url)}`;
};

/** WeChat does not know the order: its payer has not opened it. */
const unopened = (trade_no: string): ProviderReport => ({
  trade_no,
  state: 'waiting',
  amount_cents: null,
  currency: 'CNY',
  transaction_no: null,
  paid_at: null,
});

/** WeChat Pay, API v3: native codes and H5 pages, signed by both sides. */
export const createWechatProvider = (config: WechatConfig, now: () => Date): PaymentProvider => {
  const client = createWechatClient(config, now);
  const { appid, mchid } = config;
  const isOurs = (said: z.infer<typeof wechatTransaction>) => said.appid === appid && said.mchid === mchid;
  const orderPath = (trade_no: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(trade_no)}`;

  const readNotice = async ({ headers, body }: Notice): Promise<ProviderReport | RefundReport> => {
    const message = signedMessage((name) => String(headers[name] ?? ''), body);
    if (!(await client.isGenuine(message))) throw new NoticeRefused('signature');
    if (!(Math.abs(now().getTime() / 1000 - Number(message.timestamp)) <= noticeSeconds)) {
      throw new NoticeRefused('stale');
    }
    const { refund, order } = openNotice(body, config.api_v3_key);
    if (refund) {
      if (refund.mchid !== mchid) throw new NoticeRefused('foreign');
      return wechatRefundReport({ ...refund, status: refund.refund_status });
    }
    if (!isOurs(order)) throw new NoticeRefused('foreign');
    return wechatReport(order);
  };

  return {
    method: 'wechat',
    create: (order) => createOrder(client, config, order),
    query: async (trade_no) => {
      const path = `${orderPath(trade_no)}?mchid=${mchid}`;
      const answer = await client.send({ method: 'GET', path });
      if (answer.status === 404) return unopened(trade_no);
      const said = readWechatAnswer(answer, wechatTransaction, 'say what became of an order');
      if (said.out_trade_no !== trade_no || !isOurs(said)) throw wechatFailure(answer, 'speak of our order');
      return wechatReport(said);
    },
    close: async (trade_no) => {
      const answer = await client.send({
        method: 'POST',
        path: `${orderPath(trade_no)}/close`,
        body: { mchid },
      });
      // An order that WeChat Pay never opened need not be closed.
      if (answer.status !== 204 && answer.status !== 404) throw wechatFailure(answer, 'close an order');
    },
    refund: (refund) => sendBack(client, refund),
    queryRefund: (refund) => askBack(client, refund),
    readNotice,
    answers: {
      taken: { status: 204, type: 'application/json', body: '' },
      refused: {
        status: 400,
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ code: 'FAIL', message: 'refused' }),
      },
    },
  };
};
