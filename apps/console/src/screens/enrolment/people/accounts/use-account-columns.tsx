import type { CandidateAccountRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { AccountStatusBadge } from '../../../accounts/users/account-status-badge.js';

/** The columns of the accounts of candidates. Phones come masked. */
export const useAccountColumns = (): readonly Column<CandidateAccountRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'name',
      header: t('candidate.name'),
      card: 'title',
      width: 'wide',
      cell: ({ name, username }) => <TwoLines named first={name} second={username} />,
    },
    {
      id: 'status',
      header: t('users.status'),
      cell: ({ status }) => <AccountStatusBadge status={status} />,
    },
    { id: 'phone', header: t('users.phone'), cell: ({ phone_masked }) => phone_masked },
    {
      id: 'enrolments',
      header: t('people.enrolments'),
      width: 'narrow',
      cell: ({ enrolments }) => String(enrolments),
    },
    {
      id: 'created_at',
      header: t('people.registered_at'),
      sortable: true,
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
