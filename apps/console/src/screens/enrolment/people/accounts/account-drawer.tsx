import { Drawer, Stack } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { RecordHistory } from '../../../../timeline/record-history.js';
import { useAccountActionTitle } from '../../../accounts/users/use-account-action-title.js';
import { EnrolmentCards } from '../enrolments/enrolment-cards.js';
import { AccountCard } from './account-card.js';

interface AccountDrawerProps {
  readonly candidateId: number;
  readonly onClose: () => void;
}

/** One account of a candidate: its state and next step, the enrolments of its phone, and its history. */
export function AccountDrawer({ candidateId, onClose }: AccountDrawerProps) {
  const { t } = useWords();
  const actionTitle = useAccountActionTitle();
  const query = useCallQuery('candidate/fetchAccountById', { candidate_id: candidateId });
  const account = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={account?.name ?? t('common.details')}
      description={account?.username}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      {account && (
        <Stack gap="lg">
          <AccountCard account={account} />
          <EnrolmentCards enrolments={account.enrolments} />
          <RecordHistory
            entries={account.timeline}
            actionTitle={actionTitle}
            unnamedActor={() => t('timeline.candidate')}
          />
        </Stack>
      )}
    </Drawer>
  );
}
