import { Stack } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { AccountDrawer } from './account-drawer.js';
import { useAccountColumns } from './use-account-columns.js';
import { candidateStatuses, useAccountList } from './use-account-list.js';

/** The accounts that candidates registered on the enrol site. */
export function AccountList() {
  const { t } = useWords();
  const list = useAccountList();
  const columns = useAccountColumns();
  const { openId } = list;
  return (
    <Stack>
      <FullList
        area="people.accounts"
        filters={[
          searchFilter(t('people.accounts.search')),
          choiceFilter({
            id: 'status',
            label: t('users.status'),
            choices: candidateStatuses,
            title: (each) => t(`users.status.${each}`),
          }),
        ]}
        list={list}
        columns={columns}
        rowId={({ candidate_id }) => String(candidate_id)}
        rowLabel={({ name }) => name}
      />
      {openId !== undefined && <AccountDrawer candidateId={openId} onClose={list.close} />}
    </Stack>
  );
}
