import type { PaymentDetail } from '@skillcert/api-client';
import { Heading, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { RecordTimeline } from '../../../timeline/record-timeline.js';
import { usePaymentActionTitle } from './use-payment-action-title.js';

const byCandidate = ['send', 'declare', 'refund_request', 'refund_withdraw'];

/** The steps of one payment and its refunds, and their actors. */
export function PaymentHistory({ detail }: { readonly detail: Pick<PaymentDetail, 'method' | 'timeline'> }) {
  const { t } = useWords();
  const actionTitle = usePaymentActionTitle();
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('common.history')}</Heading>
      <RecordTimeline
        entries={detail.timeline}
        actionTitle={(action) => actionTitle(action, detail.method)}
        unnamedActor={(action) => t(byCandidate.includes(action) ? 'timeline.candidate' : 'timeline.system')}
      />
    </Stack>
  );
}
