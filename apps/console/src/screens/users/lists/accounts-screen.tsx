import { Button, Page } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { ListTable } from '../../../lists/list-table.js';
import { useWords } from '../../../messages/words-state.js';
import { useScreenTitle } from '../../../shell/use-screen-title.js';
import type { AccountGroupName } from '../account-groups.js';
import { AccountDialogs } from './account-dialogs.js';
import { AccountFilters } from './account-filters.js';
import { useAccountColumns } from './use-account-columns.js';
import { useAccountDialogs } from './use-account-dialogs.js';
import { useAccountLists } from './use-account-lists.js';

/** The accounts of a group: here they are made, approved, mended, assigned to classes and frozen. */
export function AccountsScreen({ group }: { readonly group: AccountGroupName }) {
  const { t } = useWords();
  const title = useScreenTitle();
  const list = useAccountLists(group);
  const columns = useAccountColumns(group);
  const dialogs = useAccountDialogs();

  return (
    <Page
      title={title}
      width="full"
      actions={
        <>
          {group === 'expert' && <Button onClick={dialogs.addExpert}>{t('users.add_expert')}</Button>}
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialogs.create}>
            {t('users.create')}
          </Button>
        </>
      }
    >
      <AccountFilters group={group} list={list} />
      <ListTable
        area="users"
        list={list}
        columns={columns}
        rowId={({ user_id }) => String(user_id)}
        rowLabel={({ name }) => name}
      />
      <AccountDialogs group={group} dialogs={dialogs} openId={list.openId} onCloseDetails={list.close} />
    </Page>
  );
}
