import type { StandingRecord } from '@skillcert/api-client';
import { titleFor } from '@skillcert/core';
import { Button, Card, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { attempt } from '../../client/attempt.js';
import { call } from '../../client/call.js';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { useProfile } from '../../state/use-profile.js';
import { activateClass } from '../activate-class.js';
import { useTitles } from '../use-screen-title.js';
import { standingPlace } from './standing-place.js';

const tones: Readonly<Record<StandingRecord['waits_for'], Tone>> = {
  candidate: 'info',
  payer: 'info',
  desk: 'warning',
  clock: 'accent',
  nobody: 'neutral',
};

interface StandingCardProps {
  readonly standing: StandingRecord;
  /** The class was entered, and its list is opened. */
  readonly onLeave: () => void;
}

/**
 * The standing of one enrolment of a person, the party whose step comes next, and the way to the list of that class
 * where it is taken.
 */
export function StandingCard({ standing, onLeave }: StandingCardProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const say = useTitles();
  const profile = useProfile();
  const navigate = useNavigate();
  const { class_id, class_name, stage, waits_for, since, enrol_no, ticket_no, certificate_no } = standing;
  const { meta, to } = standingPlace(standing, profile);
  const list = say(titleFor(meta, profile.roles).title);
  const numbers = [
    enrol_no,
    ...(ticket_no ? [t('standing.ticket', { number: ticket_no })] : []),
    ...(certificate_no ? [t('standing.certificate', { number: certificate_no })] : []),
  ];
  const enter = async () => {
    const record = await attempt(() => call('class/fetchClassById', { class_id }));
    if (!record || !(await activateClass(record))) return;
    onLeave();
    navigate(to);
  };
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between">
          <Text weight="medium">{class_name}</Text>
          <StatusBadge tone={tones[waits_for]}>{t(`standing.stage.${stage}`)}</StatusBadge>
        </Inline>
        <Text>
          {[t(`standing.waits.${waits_for}`), t('standing.since', { time: minute(since) })].join(' · ')}
        </Text>
        <Text size="sm" tone="muted">
          {numbers.join(' · ')}
        </Text>
        <Inline>
          <Button size="small" aria-label={t('standing.open_of', { list, name: class_name })} onClick={enter}>
            {t('standing.open', { list })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
