import type { ErasureRow } from '@skillcert/api-client';
import { obstructsErasure } from '@skillcert/core';
import { Button, Card, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { ErasureDialog } from './erasure-dialog.js';

const tones: Readonly<Record<ErasureRow['status'], Tone>> = {
  requested: 'warning',
  approved: 'info',
  erased: 'neutral',
  rejected: 'danger',
  withdrawn: 'neutral',
};

/** One request: its person, its effect on each enrolment, its obstacles, and the reader's decisions. */
export function ErasureCard({ erasure }: { readonly erasure: ErasureRow }) {
  const { t } = useWords();
  const { minute, untilMinute } = useFormats();
  const [event, setEvent] = useState<ErasureRow['events'][number]>();
  const { name, phone_masked, status, requested_at, decide_until, reason, first_by, decision_reason } =
    erasure;
  const dates = { date: minute(requested_at), until: untilMinute(decide_until) };
  return (
    <Card
      title={name || t('people.erasure.nobody')}
      actions={<StatusBadge tone={tones[status]}>{t(`people.erasure.status.${status}`)}</StatusBadge>}
    >
      <Stack gap="xs">
        <Text size="sm" tone="muted">
          {[t('people.erasure.title'), phone_masked].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" tone="muted">
          {t('people.erasure.asked', dates)}
        </Text>
        {[reason, decision_reason].filter(Boolean).map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        {status === 'approved' && <Text size="sm">{t('people.erasure.first_by', { name: first_by })}</Text>}
        {erasure.enrolments.map(({ enrolment_id, enrol_no, class_name, fate }) => (
          <Text key={enrolment_id} size="sm" tone={obstructsErasure(fate) ? 'danger' : 'muted'}>
            {[`${class_name} ${enrol_no}`, t(`people.erasure.fate.${fate}`)].join(' · ')}
          </Text>
        ))}
        <Inline>
          {erasure.events.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === 'reject' ? 'secondary' : each === 'erase' ? 'danger' : 'primary'}
              onClick={() => setEvent(each)}
            >
              {t(`people.erasure.event.${each}`)}
            </Button>
          ))}
        </Inline>
      </Stack>
      {event && <ErasureDialog erasure={erasure} event={event} onClose={() => setEvent(undefined)} />}
    </Card>
  );
}
