import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type AccountGroupName, accountGroups } from '../account-groups.js';
import { useAccountRights } from '../use-account-rights.js';
import { accountStatuses, type useAccountLists } from './use-account-lists.js';

interface AccountFiltersProps {
  readonly group: AccountGroupName;
  readonly list: ReturnType<typeof useAccountLists>;
}

/** Search, role and status of a list of accounts. */
export function AccountFilters({ group, list }: AccountFiltersProps) {
  const { t } = useWords();
  const { isAdmin } = useAccountRights();
  const { url, role, status } = list;
  // Administrators are administered by their like alone.
  const roles = accountGroups[group].roles.filter((each) => isAdmin || each !== 'admin');
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('users.search')}
        placeholder={t('users.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('users.role')}
        placeholder={null}
        value={role}
        onValueChange={(chosen) => url.narrow({ role: chosen })}
        options={roles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
      />
      <Select
        aria-label={t('users.status')}
        placeholder={`${t('users.status')}: ${t('common.all')}`}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={accountStatuses.map((each) => ({ value: each, label: t(`users.status.${each}`) }))}
      />
    </Grid>
  );
}
