import type { AccountRecord } from '@skillcert/api-client';
import { Banner, Button, Drawer, Inline, Stack } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { completeWords, useWords } from '../../../../messages/words-state.js';
import { RecordHistory } from '../../../../timeline/record-history.js';
import type { AccountGroupName } from '../account-groups.js';
import { AccountStatusBadge } from '../account-status-badge.js';
import type { AccountDialogsState } from '../lists/use-account-dialogs.js';
import { useAccountActionTitle } from '../use-account-action-title.js';
import { useAccountRights } from '../use-account-rights.js';
import { AccountFacts } from './account-facts.js';
import { AccountTasks } from './account-tasks.js';
import { RateField } from './rate-field.js';

const ExpertWork = lazy(async () => {
  const [part] = await Promise.all([import('./expert-work.js'), completeWords('expert')]);
  return { default: part.ExpertWork };
});

interface AccountDrawerProps {
  readonly group: AccountGroupName;
  readonly userId: number;
  readonly dialogs: AccountDialogsState;
  readonly onClose: () => void;
}

interface AccountActionsProps {
  readonly record: AccountRecord;
  readonly dialogs: AccountDialogsState;
}

/** Buttons for the edit of an account and the events of its lifecycle. */
function AccountActions({ record, dialogs }: AccountActionsProps) {
  const { t } = useWords();
  const { eventsOf } = useAccountRights();
  return (
    <>
      <Button onClick={() => dialogs.edit(record)}>{t('common.edit')}</Button>
      {eventsOf(record).map((event) => (
        <Button
          key={event}
          variant={event === 'refuse' || event === 'freeze' ? 'ghost' : 'primary'}
          onClick={() => dialogs.apply(record, event)}
        >
          {t(`users.event.${event}`)}
        </Button>
      ))}
    </>
  );
}

/** One account beside the list: its facts, its next steps, its history. */
export function AccountDrawer({ group, userId, dialogs, onClose }: AccountDrawerProps) {
  const { t } = useWords();
  const actionTitle = useAccountActionTitle();
  const { mayKeep, isPlatform } = useAccountRights();
  const query = useCallQuery('user/fetchUserById', { user_id: userId });
  const record = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={record?.name ?? t('common.details')}
      description={record?.username}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={record && mayKeep(record) && <AccountActions record={record} dialogs={dialogs} />}
    >
      {record && (
        <Stack gap="lg">
          <Inline>
            <AccountStatusBadge status={record.status} />
          </Inline>
          {record.refuse_content && (
            <Banner tone="warning" title={t('users.refuse_content')}>
              {record.refuse_content}
            </Banner>
          )}
          <AccountFacts record={record} />
          {group === 'expert' && (
            <Suspense>
              <ExpertWork userId={userId} />
            </Suspense>
          )}
          {mayKeep(record) && <AccountTasks record={record} dialogs={dialogs} />}
          {isPlatform && mayKeep(record) && <RateField record={record} />}
          <RecordHistory
            entries={record.timeline}
            actionTitle={actionTitle}
            unnamedActor={() => t('timeline.system')}
          />
        </Stack>
      )}
    </Drawer>
  );
}
