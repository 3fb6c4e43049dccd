import { z } from 'zod';
import type { ProviderRefund, RefundReport } from '../payment-provider.js';
import { readWechatAnswer, wechatFailure, wechatFault } from './wechat-answer.js';
import type { WechatAnswer, WechatClient } from './wechat-client.js';

const path = '/v3/refund/domestic/refunds';

/** The fields of every message about a refund. */
const about = { out_refund_no: z.string(), amount: z.object({ refund: z.int() }) };

// An abnormal refund did not reach its payer: the merchant has the money, and must send it in another way.
const states = {
  PROCESSING: 'in_transit',
  SUCCESS: 'done',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
} as const satisfies Record<string, RefundReport['state']>;

/** A refund in WeChat Pay's format, as in the answers to a request and to a query. */
const wechatRefund = z.object({ ...about, status: z.enum(['PROCESSING', 'SUCCESS', 'CLOSED', 'ABNORMAL']) });

/** A refund as a notice states it: there is no notice of one that is in progress. */
export const wechatRefundNotice = z.object({
  ...about,
  mchid: z.string(),
  refund_status: wechatRefund.shape.status.exclude(['PROCESSING']),
});

/** Translates a refund of WeChat Pay into a report of the port. */
export const wechatRefundReport = ({
  out_refund_no,
  status,
  amount,
}: z.infer<typeof wechatRefund>): RefundReport => {
  const state = states[status];
  const fault = state === 'failed' ? status : null;
  return { refund_no: out_refund_no, state, amount_cents: amount.refund, fault };
};

const readRefund = (answer: WechatAnswer, { refund_no }: ProviderRefund, what: string): RefundReport => {
  const report = wechatRefundReport(readWechatAnswer(answer, wechatRefund, what));
  if (report.refund_no !== refund_no) throw wechatFailure(answer, 'speak of our refund');
  return report;
};

/** Statuses of a refusal that is about the request itself, not about its time or its sender. */
const refusals: readonly number[] = [400, 403, 404];

/** The merchant's account lacks funds; repeated under the same number, it is the same refund. */
const tooLittle = 'NOT_ENOUGH';

/** Sends money back. If it is sent again, WeChat Pay answers with the state of the refund. */
export const sendBack = async (client: WechatClient, refund: ProviderRefund): Promise<RefundReport> => {
  const { trade_no, refund_no, amount_cents, total_cents, currency, notify_url } = refund;
  const amount = { refund: amount_cents, total: total_cents, currency };
  const body = { out_trade_no: trade_no, out_refund_no: refund_no, amount, notify_url };
  const answer = await client.send({ method: 'POST', path, body });
  if (refusals.includes(answer.status)) {
    const fault = wechatFault(answer);
    return { refund_no, state: 'failed', amount_cents: null, fault, may_retry: fault === tooLittle };
  }
  return readRefund(answer, refund, 'refund');
};

/** Asks about the state of a refund; undefined if WeChat Pay knows none by its number. */
export const askBack = async (
  client: WechatClient,
  refund: ProviderRefund,
): Promise<RefundReport | undefined> => {
  const answer = await client.send({
    method: 'GET',
    path: `${path}/${encodeURIComponent(refund.refund_no)}`,
  });
  return answer.status === 404 ? undefined : readRefund(answer, refund, 'say what became of a refund');
};
