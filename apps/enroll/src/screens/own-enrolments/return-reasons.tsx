import type { OwnEnrolment } from '@skillcert/api-client';
import { Banner, Descriptions } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { returnedTitle } from './returned-title.js';

interface ReturnReasonsListProps {
  readonly enrolment: OwnEnrolment;
}

/** What has to be mended and why, or the one reason of a refusal. */
export function ReturnReasonsList({ enrolment: { status, reasons, reason } }: ReturnReasonsListProps) {
  const words = useWords();
  const { t } = words;
  if (status === 'returned' && reasons.length > 0) {
    return (
      <Banner tone="warning" role="note" title={t('mine.reasons_title')}>
        <Descriptions
          columns={1}
          items={reasons.map((returned) => ({
            id: returned.document,
            label: returnedTitle(returned.document, words),
            value: returned.reason,
          }))}
        />
      </Banner>
    );
  }
  if ((status === 'refused' || status === 'doubtful' || status === 'moved') && reason) {
    return (
      <Banner tone={status === 'refused' ? 'danger' : 'info'} role="note" title={t('mine.reason_title')}>
        {reason}
      </Banner>
    );
  }
  return null;
}
