import type { OwnEnrolment } from '@skillcert/api-client';
import { Banner, Descriptions, Text } from '@skillcert/ui';
import { formatEnd } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { returnedTitle } from './returned-title.js';

interface ReturnReasonsListProps {
  readonly enrolment: OwnEnrolment;
}

/** The parts to correct, why and until when, or the one reason of a refusal. */
export function ReturnReasonsList({ enrolment }: ReturnReasonsListProps) {
  const words = useWords();
  const { t, language } = words;
  const { status, reasons, reason, mend_until } = enrolment;
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
        {mend_until && (
          <Text as="p" weight="bold">
            {t('mine.mend_until', { until: formatEnd(mend_until, language) })}
          </Text>
        )}
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
