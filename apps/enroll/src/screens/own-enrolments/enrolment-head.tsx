import type { OwnEnrolment } from '@skillcert/api-client';
import { Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { ReturnReasonsList } from './return-reasons.js';
import { statusTones } from './status-tones.js';

interface EnrolmentHeadProps {
  readonly enrolment: OwnEnrolment;
}

/** Where an enrolment stands, in one word, one sentence, and the reasons. */
export function EnrolmentHead({ enrolment }: EnrolmentHeadProps) {
  const { t } = useWords();
  const { status } = enrolment;
  return (
    <Stack gap="sm">
      <Inline>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
      </Inline>
      <Text as="p">{t(`status_text.${status}`)}</Text>
      <ReturnReasonsList enrolment={enrolment} />
    </Stack>
  );
}
