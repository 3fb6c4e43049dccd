import { Drawer, Heading, Stack } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { completeWords, useWords } from '../../../../messages/words-state.js';
import { ScreenLoading } from '../../../../shell/screen-loading.js';
import { AccountCard } from '../accounts/account-card.js';
import { ErasureCards } from '../erasures/erasure-cards.js';
import { historyAreas } from '../history/history-areas.js';
import { EnrolmentCards } from './enrolment-cards.js';

const PersonTimeline = lazy(async () => {
  const [part] = await Promise.all([import('../history/person-timeline.js'), completeWords(...historyAreas)]);
  return { default: part.PersonTimeline };
});

interface HistoryDrawerProps {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly onClose: () => void;
}

/** One person in every class: the accounts of their phones, their enrolments, and every step. */
export function HistoryDrawer({ class_id, enrolment_id, onClose }: HistoryDrawerProps) {
  const { t } = useWords();
  const query = useCallQuery('candidate/fetchHistory', { class_id, enrolment_id });
  const person = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={person?.name ?? t('common.details')}
      description={person && `${t(`candidate.id_type.${person.id_type}`)} ${person.id_masked}`}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      {person && (
        <Stack gap="lg">
          {person.accounts.map((account) => (
            <AccountCard key={account.candidate_id} account={account} />
          ))}
          <ErasureCards enrolment_id={enrolment_id} />
          <EnrolmentCards enrolments={person.enrolments} />
          <Stack gap="sm">
            <Heading level={3}>{t('common.history')}</Heading>
            <Suspense fallback={<ScreenLoading />}>
              <PersonTimeline entries={person.timeline} />
            </Suspense>
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
}
