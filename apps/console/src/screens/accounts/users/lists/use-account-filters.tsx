import { type Filter, Select } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { type AccountGroup, type AccountGroupName, accountGroups } from '../account-groups.js';
import { useAccountRights } from '../use-account-rights.js';
import { accountStatuses, type useAccountLists } from './use-account-lists.js';

/** Search, role and status of a list of accounts. The list always shows one role, or all of the group. */
export const useAccountFilters = (
  group: AccountGroupName,
  { role }: Pick<ReturnType<typeof useAccountLists>, 'role'>,
): readonly Filter[] => {
  const { t } = useWords();
  const { isAdmin } = useAccountRights();
  // Only administrators administer administrators.
  const { roles, all }: AccountGroup = accountGroups[group];
  const shown = roles.filter((each) => isAdmin || each !== 'admin');
  const everyRole = t('common.all', { what: t('users.role') });
  return [
    searchFilter(t('users.search')),
    {
      kind: 'custom',
      id: 'role',
      label: t('users.role'),
      describe: () => (role === 'organiser' ? everyRole : t(`role.${role}`)),
      control: (_, onValueChange) => (
        <Select
          aria-label={t('users.role')}
          placeholder={null}
          value={role}
          onValueChange={onValueChange}
          options={[
            ...(all ? [{ value: all, label: everyRole }] : []),
            ...shown.map((each) => ({ value: each, label: t(`role.${each}`) })),
          ]}
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
