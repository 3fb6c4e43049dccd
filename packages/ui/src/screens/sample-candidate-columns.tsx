import type { ReviewStatus } from '@skillcert/core';
import { type Column, Inline, Stack, StatusBadge, Text, type Tone } from '../index.js';
import { candidateWords, reviewStatusWords } from './sample-candidate-words.js';
import { markWords } from './sample-condition-words.js';
import { markTones } from './sample-conditions.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { educationWords } from './sample-fact-words.js';
import { evaluated } from './sample-review.js';
import { useSay } from './sample-say.js';
import { TwoLines } from './sample-two-lines.js';

const tones: Record<ReviewStatus, Tone> = {
  waiting: 'neutral',
  offered: 'accent',
  submitted: 'info',
  in_review: 'accent',
  returned: 'warning',
  doubtful: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  moved: 'neutral',
  expired: 'neutral',
};

/** The review state of an enrolment, in words and colour. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <StatusBadge tone={tones[status]}>{useSay(reviewStatusWords)(status)}</StatusBadge>;
}

/**
 * The columns of the list of candidates of a class that units recommend to. Identity numbers and phones come
 * masked.
 */
export const useCandidateColumns = (): readonly Column<SampleEnrolment>[] => {
  const t = useSay(candidateWords);
  const markTitle = useSay(markWords);
  const education = useSay(educationWords)('bachelor');
  return [
    {
      id: 'enrol_no',
      header: t('name_and_number'),
      sortable: true,
      show: 'always',
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => (
        <Stack gap="none">
          <Inline>
            <ReviewStatusBadge status={status} />
          </Inline>
        </Stack>
      ),
    },
    {
      id: 'conditions',
      header: t('conditions'),
      cell: (row) => {
        const { mark } = evaluated(row);
        return <StatusBadge tone={markTones[mark]}>{markTitle(mark)}</StatusBadge>;
      },
    },
    {
      id: 'id_card',
      header: t('id_and_phone'),
      cell: ({ id_masked, phone_masked }) => <TwoLines truncate first={id_masked} second={phone_masked} />,
    },
    { id: 'unit', header: t('unit'), cell: ({ com_name }) => com_name ?? t('empty') },
    {
      id: 'employer',
      header: t('employer'),
      cell: ({ employer }) => <TwoLines first={employer || t('empty')} second={education} />,
    },
    {
      id: 'reviewer_name',
      header: t('reviewer_name'),
      cell: ({ reviewer_name }) => <Text truncate>{reviewer_name ?? t('empty')}</Text>,
    },
    {
      id: 'created_at',
      header: t('created_at'),
      sortable: true,
      cell: ({ created_at }) => <Text truncate>{created_at}</Text>,
    },
  ];
};
