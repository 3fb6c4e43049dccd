import type { OwnEnrolment } from '@skillcert/api-client';
import { classAccepts } from '@skillcert/core';
import { Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { formatEnd } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { ReturnReasonsList } from './return-reasons.js';
import { standingWords } from './standing/standing-words.js';
import { statusTones } from './status-tones.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentHeadProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The standing of an enrolment, in one word, one sentence, and the reasons. */
export function EnrolmentHead({ enrolment, own }: EnrolmentHeadProps) {
  const { t, language } = useWords();
  const { status, class_status, waiting_position, offer_until, moved_to, moved_from } = enrolment;
  const words = standingWords(enrolment, own.paymentsOf(enrolment)?.pay);
  const isOpen = class_status !== 'cancelled' && classAccepts('own_enrolment', class_status);
  return (
    <Stack gap="sm">
      <Inline>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
      </Inline>
      <Text as="p">{t(`status_text.${words}`)}</Text>
      {isOpen && waiting_position !== null && (
        <Text as="p" weight="medium">
          {t('mine.wait_facts', { position: waiting_position })}
        </Text>
      )}
      {isOpen && offer_until && (
        <Text as="p" weight="bold">
          {t('mine.offer_until', { until: formatEnd(offer_until, language) })}
        </Text>
      )}
      {moved_to && (
        <Text as="p" weight="bold">
          {t('mine.moved_to', { class_name: moved_to.class_name, number: moved_to.enrol_no })}
        </Text>
      )}
      {moved_from && (
        <Text as="p">
          {t('mine.moved_from', { class_name: moved_from.class_name, number: moved_from.enrol_no })}
        </Text>
      )}
      {(isOpen || status !== 'returned') && <ReturnReasonsList enrolment={enrolment} />}
    </Stack>
  );
}
