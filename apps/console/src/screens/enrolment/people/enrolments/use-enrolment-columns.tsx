import type { CandidateRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { ReviewStatusBadge } from '../../review-status-badge.js';

/** The columns of the candidates of all classes. Identity numbers and phones come masked. */
export const useEnrolmentColumns = (): readonly Column<CandidateRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'name',
      header: t('candidate.name'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'status',
      header: t('candidate.status'),
      cell: ({ status }) => <ReviewStatusBadge status={status} />,
    },
    {
      id: 'class',
      header: t('people.class'),
      width: 'wide',
      cell: ({ class_name, class_code }) => <TwoLines first={class_name} second={class_code} />,
    },
    {
      id: 'id_card',
      header: t('candidate.id_and_phone'),
      cell: ({ id_masked, phone_masked }) => <TwoLines truncate first={id_masked} second={phone_masked} />,
    },
    {
      id: 'created_at',
      header: t('candidate.created_at'),
      sortable: true,
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
