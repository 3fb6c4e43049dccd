import { Button } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FullList } from '../../../../lists/full-list.js';
import { ListToDo } from '../../../../lists/list-to-do.js';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import type { AccountGroupName } from '../account-groups.js';
import { useAccountRights } from '../use-account-rights.js';
import { AccountDialogs } from './account-dialogs.js';
import { useAccountColumns } from './use-account-columns.js';
import { useAccountDialogs } from './use-account-dialogs.js';
import { useAccountFilters } from './use-account-filters.js';
import { useAccountLists } from './use-account-lists.js';

const GrantsCard = lazy(async () => ({ default: (await import('../grants/grants-card.js')).GrantsCard }));

/** The accounts of a group: they are created, approved, edited, assigned to classes and frozen here. */
export function AccountsScreen({ group }: { readonly group: AccountGroupName }) {
  const { t } = useWords();
  const list = useAccountLists(group);
  const columns = useAccountColumns(group);
  const filters = useAccountFilters(group, list);
  const dialogs = useAccountDialogs();
  const { isPlatform } = useAccountRights();

  return (
    <ScreenPage
      actions={
        <>
          {group === 'expert' && <Button onClick={dialogs.addExpert}>{t('users.add_expert')}</Button>}
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialogs.create}>
            {t('users.create')}
          </Button>
        </>
      }
    >
      {group === 'recommend' && isPlatform && (
        <Suspense>
          <GrantsCard />
        </Suspense>
      )}
      <ListToDo
        parts={
          list.toDo
            ? [
                {
                  title: t('users.status.pending'),
                  count: list.toDo.pending,
                  query: `role=${list.role}&status=pending`,
                },
              ]
            : undefined
        }
        order={t('users.order_to_do')}
      />
      <FullList
        area="users"
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ user_id }) => String(user_id)}
        rowLabel={({ name }) => name}
      />
      <AccountDialogs group={group} dialogs={dialogs} openId={list.openId} onCloseDetails={list.close} />
    </ScreenPage>
  );
}
