import type { Client, InputOf, PaymentDetail, RefundRecord } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { useRoles } from '../../../../state/use-profile.js';
import { decisionsFor, refundDecisionsFor } from './decisions-for.js';

/** A decision about a declared payment, or about one that came late. */
export type PaymentDecision = InputOf<'payment/checkPayment'>['event'];

/** A decision about a refund. */
export type RefundDecision = InputOf<'class/drawOk'>['event'];

/** The input of a decision about a refund. */
export type Grounds = Pick<InputOf<'class/drawOk'>, 'reason' | 'proof_id' | 'account'>;

/** One payment with its refunds: the possible decisions now, and taking them. */
export const usePayment = (class_id: number, payment_id: number) => {
  const { t } = useWords();
  const roles = useRoles();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const query = useCallQuery('payment/fetchPaymentById', { class_id, payment_id });

  /** Runs a command and reads again either way: a refused step means that the screen shows old data. */
  const run = async <Result>(
    work: (keyed: Client) => Promise<Result>,
    said: string | ((done: Result) => string),
  ): Promise<boolean> => {
    const done = await attempt(() => work(keyed));
    await queries.invalidateQueries({ queryKey: ['payment'] });
    if (!done) return false;
    toaster.show({ tone: 'success', message: typeof said === 'string' ? said : said(done) });
    return true;
  };

  return {
    class_id,
    detail: query.data,
    state: contentState(query),
    retry: () => query.refetch(),
    decisionsOf: (detail: PaymentDetail) => decisionsFor(roles, detail),
    refundDecisionsOf: (detail: PaymentDetail, refund: RefundRecord) =>
      refundDecisionsFor(roles, detail, refund),
    decide: (event: PaymentDecision, reason?: string) =>
      run(
        (keyed) => keyed('payment/checkPayment', { class_id, payment_id, event, reason }),
        t(`payments.said.${event}`),
      ),
    /** Has the provider open a group payment, asks about it, or gives it up. */
    checkGroup: (event: InputOf<'payment/checkGroupPayment'>['event']) =>
      run(
        () => call('payment/checkGroupPayment', { class_id, payment_id, event }),
        ({ status }) => t('payments.group_checked', { status: t(`payments.status.${status}`) }),
      ),
    /** Without an amount, the part that the rule of the class refunds. */
    ask: (reason: string, amount_cents?: number) =>
      run(
        (keyed) => keyed('class/drawBack', { class_id, payment_id, event: 'request', reason, amount_cents }),
        t('payments.said.request'),
      ),
    takeBack: (refund_id: number) =>
      run(
        (keyed) => keyed('class/drawBack', { class_id, refund_id, event: 'withdraw' }),
        t('payments.said.withdraw'),
      ),
    decideRefund: (refund_id: number, event: RefundDecision, grounds: Grounds = {}) =>
      run(
        (keyed) => keyed('class/drawOk', { class_id, refund_id, event, ...grounds }),
        ({ status }) =>
          t(status === 'in_transit' ? 'payments.said.refund_sent' : `payments.said.refund_${event}`),
      ),
  };
};

/** The result of {@link usePayment}. */
export type PaymentState = ReturnType<typeof usePayment>;
