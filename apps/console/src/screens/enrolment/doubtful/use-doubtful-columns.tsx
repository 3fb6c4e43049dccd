import type { DoubtfulRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { SameTags } from './same-tags.js';

/** The columns of the doubtful candidates: the person, the reason, and the reviewer. */
export const useDoubtfulColumns = (): readonly Column<DoubtfulRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'enrol_no',
      header: t('candidate.name'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'status',
      header: t('candidate.status'),
      cell: ({ status }) => <ReviewStatusBadge status={status} />,
    },
    { id: 'same', header: t('doubtful.same'), cell: ({ same }) => <SameTags same={same} /> },
    {
      id: 'reason',
      header: t('doubtful.reason'),
      cell: ({ doubt_kind, reason }) =>
        doubt_kind ? (
          <TwoLines first={t(`review.doubt_kind.${doubt_kind}`)} second={reason} />
        ) : (
          reason || t('common.empty')
        ),
    },
    {
      id: 'reviewer_name',
      header: t('candidate.reviewer_name'),
      cell: ({ reviewer_name }) => <Text truncate>{reviewer_name ?? t('common.empty')}</Text>,
    },
    {
      id: 'created_at',
      header: t('candidate.created_at'),
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
