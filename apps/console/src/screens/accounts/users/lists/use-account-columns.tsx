import '@skillcert/ui/avatar.css';
import type { AccountRow } from '@skillcert/api-client';
import { Avatar, type Column, Inline, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { type AccountGroup, type AccountGroupName, accountGroups } from '../account-groups.js';
import { AccountStatusBadge } from '../account-status-badge.js';

/**
 * The columns of a list of accounts. An expert's assignments stand beside their limit. In a list of several roles,
 * each account's role stands beside its name.
 */
export const useAccountColumns = (group: AccountGroupName): readonly Column<AccountRow>[] => {
  const { t, language } = useWords();
  const { minute, untilDay } = useFormats();
  const { all }: AccountGroup = accountGroups[group];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const deadlineOf = (row: AccountRow) => row[`${accountGroups[group].entry}_deadline`];
  return [
    {
      id: 'username',
      header: t('users.username'),
      sortable: true,
      width: 'wide',
      card: 'title',
      cell: ({ name, username, roles }) => (
        <Inline wrap={false} gap="sm">
          <Avatar name={name} decorative />
          <TwoLines
            named
            first={name}
            second={all ? `${username} · ${list.format(roles.map((role) => t(`role.${role}`)))}` : username}
          />
        </Inline>
      ),
    },
    {
      id: 'status',
      header: t('users.status'),
      cell: ({ status }) => <AccountStatusBadge status={status} />,
    },
    { id: 'unit', header: t('users.unit'), cell: ({ unit }) => unit?.com_name ?? t('common.empty') },
    {
      id: 'phone',
      header: t('users.phone'),
      cell: ({ phone_masked }) => phone_masked || t('common.empty'),
    },
    {
      id: 'assigned',
      header: t('users.assigned'),
      width: 'narrow',
      cell: ({ assigned, expert_assign_limit: limit }) =>
        limit === null ? String(assigned) : t('users.assigned_of', { assigned, limit }),
    },
    {
      id: 'deadline',
      header: t('users.deadline'),
      cell: (row) => untilDay(deadlineOf(row)) || t('users.no_deadline'),
    },
    {
      id: 'created_at',
      header: t('users.created_at'),
      sortable: true,
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
