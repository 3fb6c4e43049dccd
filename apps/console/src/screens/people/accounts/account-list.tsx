import { Grid, SearchInput, Select, Stack } from '@skillcert/ui';
import { ListTable } from '../../../lists/list-table.js';
import { useWords } from '../../../messages/words-state.js';
import { AccountDrawer } from './account-drawer.js';
import { useAccountColumns } from './use-account-columns.js';
import { candidateStatuses, useAccountList } from './use-account-list.js';

/** The accounts that candidates registered on the enrol site. */
export function AccountList() {
  const { t } = useWords();
  const list = useAccountList();
  const columns = useAccountColumns();
  const { url, openId } = list;
  return (
    <Stack>
      <Grid columns={4} gap="sm">
        <SearchInput
          value={url.search}
          onSearch={(search) => url.narrow({ search: search.trim() })}
          label={t('people.accounts.search')}
          placeholder={t('people.accounts.search')}
          maxLength={80}
        />
        <Select
          aria-label={t('users.status')}
          placeholder={`${t('users.status')}: ${t('common.all')}`}
          value={list.status}
          onValueChange={(status) => url.narrow({ status })}
          options={candidateStatuses.map((each) => ({ value: each, label: t(`users.status.${each}`) }))}
        />
      </Grid>
      <ListTable
        area="people.accounts"
        list={list}
        columns={columns}
        rowId={({ candidate_id }) => String(candidate_id)}
        rowLabel={({ name }) => name}
      />
      {openId !== undefined && <AccountDrawer candidateId={openId} onClose={list.close} />}
    </Stack>
  );
}
