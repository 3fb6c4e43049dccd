import type { ListedEnrolment } from '@skillcert/api-client';
import { type Column, Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { useEducationTitle } from '../use-education-title.js';

const conditionTones = { met: 'success', unmet: 'danger', unclear: 'warning' } as const;

interface CandidateStateProps {
  readonly row: Pick<ListedEnrolment, 'status' | 'waiting_position'>;
}

function CandidateState({ row: { status, waiting_position } }: CandidateStateProps) {
  const { t } = useWords();
  return (
    <Stack gap="none">
      <Inline>
        <ReviewStatusBadge status={status} />
      </Inline>
      {waiting_position !== null && (
        <Text size="sm" tone="muted">
          {t('review.waiting', { position: waiting_position })}
        </Text>
      )}
    </Stack>
  );
}

function ConditionsMark({ conditions }: Pick<ListedEnrolment, 'conditions'>) {
  const { t } = useWords();
  if (!conditions) return t('common.empty');
  return <StatusBadge tone={conditionTones[conditions]}>{t(`review.mark.${conditions}`)}</StatusBadge>;
}

/** The columns of the candidate list. Identity numbers and phones come masked. */
export const useCandidateColumns = (isJoint: boolean): readonly Column<ListedEnrolment>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const educationTitle = useEducationTitle();
  return [
    {
      id: 'enrol_no',
      header: t('candidate.name_and_number'),
      sortable: true,
      show: 'always',
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'status',
      header: t('candidate.status'),
      cell: (row) => <CandidateState row={row} />,
    },
    {
      id: 'conditions',
      header: t('candidate.conditions'),
      cell: ({ conditions }) => <ConditionsMark conditions={conditions} />,
    },
    {
      id: 'id_card',
      header: t('candidate.id_and_phone'),
      cell: ({ id_masked, phone_masked }) => <TwoLines truncate first={id_masked} second={phone_masked} />,
    },
    ...(isJoint
      ? [
          {
            id: 'unit',
            header: t('candidate.unit'),
            cell: ({ com_name }: ListedEnrolment) => com_name ?? t('common.empty'),
          },
        ]
      : []),
    {
      id: 'employer',
      header: t('candidate.employer'),
      cell: ({ employer, education }) => (
        <TwoLines first={employer || t('common.empty')} second={educationTitle(education)} />
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
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
  ];
};
