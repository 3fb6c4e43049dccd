import type { LearnerRow } from '@skillcert/api-client';
import { type Column, StatusBadge, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';

const tones = { none: 'neutral', begun: 'info', done: 'success' } as const;

const standingOf = ({ last_at, done_at }: LearnerRow): keyof typeof tones => {
  if (done_at !== null) return 'done';
  return last_at === null ? 'none' : 'begun';
};

/** The columns of a unit's learners. */
export const useLearnerColumns = (): readonly Column<LearnerRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'enrol_no',
      header: t('study.candidate'),
      sortable: true,
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'unit_name',
      header: t('study.recommended_by'),
      cell: ({ unit_name }) => unit_name ?? t('common.empty'),
    },
    {
      id: 'minutes',
      header: t('study.minutes'),
      sortable: true,
      align: 'end',
      cell: ({ minutes }) => <Text tabular>{minutes}</Text>,
    },
    {
      id: 'standing',
      header: t('study.standing'),
      cell: (row) => {
        const standing = standingOf(row);
        return <StatusBadge tone={tones[standing]}>{t(`study.standing.${standing}`)}</StatusBadge>;
      },
    },
    {
      id: 'last_at',
      header: t('study.last_at'),
      sortable: true,
      cell: ({ last_at }) => <Text truncate>{last_at ? minute(last_at) : t('common.empty')}</Text>,
    },
    {
      id: 'done_at',
      header: t('study.done_at'),
      cell: ({ done_at }) => <Text truncate>{done_at ? minute(done_at) : t('common.empty')}</Text>,
    },
  ];
};
