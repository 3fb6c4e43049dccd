import type { AccountRecord } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { AssignForm } from './assign-form.js';

interface AssignDrawerProps {
  readonly record: AccountRecord;
  readonly onClose: () => void;
}

/** Shows and changes the classes of an account by duty. */
export function AssignDrawer({ record, onClose }: AssignDrawerProps) {
  const { t } = useWords();
  const query = useCallQuery('user/fetchAssignments', { user_id: record.user_id });
  // Cached data may be old; the form begins anew once the server has other data.
  const version = query.data?.items.map(({ class_id, duty }) => `${class_id} ${duty}`).join();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('users.assign_of', { name: record.name })}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      {query.data && <AssignForm key={version} record={record} items={query.data.items} onClose={onClose} />}
    </Drawer>
  );
}
