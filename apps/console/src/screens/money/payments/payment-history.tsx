import type { PaymentDetail } from '@skillcert/api-client';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { usePaymentActionTitle } from './use-payment-action-title.js';

const byCandidate = ['send', 'declare', 'refund_request', 'refund_withdraw'];

/** The steps of one payment and its refunds, and their actors. */
export function PaymentHistory({ detail }: { readonly detail: Pick<PaymentDetail, 'method' | 'timeline'> }) {
  const { t } = useWords();
  const actionTitle = usePaymentActionTitle();
  return (
    <RecordHistory
      entries={detail.timeline}
      actionTitle={(action) => actionTitle(action, detail.method)}
      unnamedActor={(action) => t(byCandidate.includes(action) ? 'timeline.candidate' : 'timeline.system')}
    />
  );
}
