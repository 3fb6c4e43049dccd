import { z } from 'zod';
import type { ProviderRefund, RefundReport } from '../payment-provider.js';
import { alipayAmount, centsOf } from './alipay-amount.js';
import { readAlipayAnswer } from './alipay-answer.js';
import type { AlipayAnswer, AlipayClient } from './alipay-client.js';

const aboutOf = ({ trade_no, refund_no }: ProviderRefund) => ({
  out_trade_no: trade_no,
  out_request_no: refund_no,
});

const businessFailed = '40004';

/** Refused for what was asked; a fault of Alipay's own is no answer, and the same request is to be sent again. */
const isRefused = ({ code, sub_code = '' }: AlipayAnswer) =>
  code === businessFailed && !sub_code.endsWith('SYSTEM_ERROR');

/** The seller's account has too little in it; asked again under the same number, it is the same refund. */
const tooLittle = 'ACQ.SELLER_BALANCE_NOT_ENOUGH';

/** Sends money back. Where that moved none now, whether it had moved before is for the next question. */
export const sendBack = async (client: AlipayClient, refund: ProviderRefund): Promise<RefundReport> => {
  const { refund_no, amount_cents } = refund;
  const answer = await client.send({
    method: 'alipay.trade.refund',
    content: { ...aboutOf(refund), refund_amount: alipayAmount(amount_cents) },
  });
  const report = { refund_no, amount_cents: null, fault: null };
  if (isRefused(answer)) {
    const fault = answer.sub_code ?? answer.code;
    return { ...report, state: 'failed', fault, may_retry: fault === tooLittle };
  }
  const { fund_change } = readAlipayAnswer(
    answer,
    z.object({ fund_change: z.string().optional() }),
    'refund',
  );
  return { ...report, state: fund_change === 'Y' ? 'done' : 'in_transit' };
};

const refundAnswer = z.object({ refund_status: z.string().optional(), refund_amount: z.string().optional() });

/**
 * Asks what became of a refund. Alipay names a state once it is done and no other: until then it is asked for again,
 * which moves nothing twice.
 */
export const askBack = async (
  client: AlipayClient,
  refund: ProviderRefund,
): Promise<RefundReport | undefined> => {
  const answer = await client.send({
    method: 'alipay.trade.fastpay.refund.query',
    content: aboutOf(refund),
  });
  if (isRefused(answer)) return undefined;
  const { refund_status, refund_amount = '' } = readAlipayAnswer(answer, refundAnswer, 'say of a refund');
  if (refund_status !== 'REFUND_SUCCESS') return undefined;
  const { refund_no } = refund;
  return { refund_no, state: 'done', amount_cents: centsOf(refund_amount), fault: null };
};
