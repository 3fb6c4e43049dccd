import type { FoundPerson } from '@skillcert/api-client';
import { Button, Drawer, Heading, Inline, Stack } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { completeWords, useWords } from '../../messages/words-state.js';
import { historyAreas } from '../../screens/enrolment/people/history/history-areas.js';
import { ScreenLoading } from '../screen-loading.js';
import { StandingCard } from './standing-card.js';

const PersonHistory = lazy(async () => {
  const [part] = await Promise.all([
    import('../../screens/enrolment/people/history/person-history.js'),
    completeWords(...historyAreas),
  ]);
  return { default: part.PersonHistory };
});

interface PersonDrawerProps {
  readonly person: FoundPerson;
  readonly onClose: () => void;
}

/** The standing of one person in each class that the account sees, and on demand its history. */
export function PersonDrawer({ person, onClose }: PersonDrawerProps) {
  const { t } = useWords();
  const [wantsHistory, setWantsHistory] = useState(false);
  const [newest] = person.standings;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={person.name}
      description={`${t(`candidate.id_type.${person.id_type}`)} ${person.id_masked}`}
    >
      <Stack gap="lg">
        {person.standings.map((standing) => (
          <StandingCard key={standing.enrolment_id} standing={standing} onLeave={onClose} />
        ))}
        {newest && wantsHistory && (
          <Stack gap="sm">
            <Heading level={3}>{t('common.history')}</Heading>
            <Suspense fallback={<ScreenLoading />}>
              <PersonHistory class_id={newest.class_id} enrolment_id={newest.enrolment_id} />
            </Suspense>
          </Stack>
        )}
        {!wantsHistory && (
          <Inline>
            <Button size="small" onClick={() => setWantsHistory(true)}>
              {t('standing.history')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Drawer>
  );
}
