import { type Filter, Select } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { type AccountGroupName, accountGroups } from '../account-groups.js';
import { useAccountRights } from '../use-account-rights.js';
import { accountStatuses, type useAccountLists } from './use-account-lists.js';

/** Search, role and status of a list of accounts; one role is always shown. */
export const useAccountFilters = (
  group: AccountGroupName,
  { role }: Pick<ReturnType<typeof useAccountLists>, 'role'>,
): readonly Filter[] => {
  const { t } = useWords();
  const { isAdmin } = useAccountRights();
  // Administrators are administered by their like alone.
  const roles = accountGroups[group].roles.filter((each) => isAdmin || each !== 'admin');
  return [
    searchFilter(t('users.search')),
    {
      kind: 'custom',
      id: 'role',
      label: t('users.role'),
      describe: () => t(`role.${role}`),
      control: (_, onValueChange) => (
        <Select
          aria-label={t('users.role')}
          placeholder={null}
          value={role}
          onValueChange={onValueChange}
          options={roles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
        />
      ),
    },
    choiceFilter({
      id: 'status',
      label: t('users.status'),
      choices: accountStatuses,
      title: (each) => t(`users.status.${each}`),
    }),
  ];
};
