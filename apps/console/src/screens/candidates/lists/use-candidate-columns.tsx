import type { EnrolmentRow } from '@skillcert/api-client';
import { type Column, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { useEducationTitle } from '../use-education-title.js';

/** The columns of the candidate list. Identity numbers and phones come masked. */
export const useCandidateColumns = (): readonly Column<EnrolmentRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const educationTitle = useEducationTitle();
  return [
    {
      id: 'enrol_no',
      header: t('candidate.name'),
      sortable: true,
      card: 'title',
      cell: ({ name, enrol_no }) => (
        <Stack gap="none">
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone="muted" truncate>
            {enrol_no}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      header: t('candidate.status'),
      cell: ({ status }) => <ReviewStatusBadge status={status} />,
    },
    {
      id: 'id_card',
      header: t('candidate.id_and_phone'),
      cell: ({ id_masked, phone_masked }) => (
        <Stack gap="none">
          <Text truncate>{id_masked}</Text>
          <Text truncate size="sm" tone="muted">
            {phone_masked}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'employer',
      header: t('candidate.employer'),
      cell: ({ employer, education }) => (
        <Stack gap="none">
          <Text>{employer || t('common.empty')}</Text>
          <Text size="sm" tone="muted">
            {educationTitle(education)}
          </Text>
        </Stack>
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
      sortable: true,
      cell: ({ created_at }) => <Text truncate>{minute(created_at)}</Text>,
    },
  ];
};
