import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { classTakes, isExamAhead } from '@skillcert/core';
import { Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { formatEnd } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { ReturnReasonsList } from './return-reasons.js';
import { statusTones } from './status-tones.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentHeadProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

const unpaid: readonly (OwnPayments['pay'] | undefined)[] = ['unset', 'due', 'late'];

const ended: readonly OwnEnrolment['status'][] = ['refused', 'withdrawn', 'moved', 'expired'];

/** What is said of it: once its class is past the exam or over, nothing that was to come before that. */
const wordsFor = ({ status, class_status }: OwnEnrolment, pay: OwnPayments['pay'] | undefined) => {
  if (ended.includes(status)) return status;
  if (class_status === 'cancelled') return 'cancelled';
  if (status === 'approved') {
    if (!isExamAhead(class_status)) return 'exam_over';
    return unpaid.includes(pay) ? 'approved_unpaid' : 'approved';
  }
  return classTakes('own_enrolment', class_status) ? status : 'class_over';
};

/** Where an enrolment stands, in one word, one sentence, and the reasons. */
export function EnrolmentHead({ enrolment, own }: EnrolmentHeadProps) {
  const { t, language } = useWords();
  const { status, class_status, waiting_position, offer_until, moved_to, moved_from } = enrolment;
  const words = wordsFor(enrolment, own.paymentsOf(enrolment)?.pay);
  const isOpen = class_status !== 'cancelled' && classTakes('own_enrolment', class_status);
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
