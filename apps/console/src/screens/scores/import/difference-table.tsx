import type { ScoreLine } from '@skillcert/api-client';
import {
  Card,
  type Column,
  DataTable,
  Field,
  Inline,
  Select,
  Stack,
  StatusBadge,
  Text,
  type Tone,
} from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../lists/two-lines.js';
import { useSlice } from '../../../lists/use-slice.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { useDoubtText } from '../absences/use-doubt-text.js';
import { useScoreText } from '../use-score-text.js';
import type { ScoreImportPreview } from './use-score-import.js';

interface DifferenceTableProps {
  readonly lines: readonly ScoreLine[];
  readonly counts: ScoreImportPreview['counts'];
  /** The number of scores not among the lines. */
  readonly leftOut: number;
}

const shown = 10;

// Impossible entries first, as the lines come.
const tones = {
  unknown: 'danger',
  misnamed: 'danger',
  repeated: 'danger',
  unread: 'danger',
  out_of_range: 'danger',
  settled: 'neutral',
  differs: 'warning',
  second: 'accent',
  new: 'info',
  same: 'neutral',
} as const satisfies Record<ScoreLine['difference'], Tone>;

const isDifference = (text: string): text is ScoreLine['difference'] => text in tones;
const differences = Object.keys(tones).filter(isDifference);

const useDifferenceColumns = (): readonly Column<ScoreLine>[] => {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const scoreText = useScoreText();
  const doubtText = useDoubtText();
  return [
    {
      id: 'name',
      header: t('exam.tickets.candidate'),
      card: 'title',
      cell: ({ name, number, row_no }) => (
        <TwoLines
          named
          first={name || t('common.empty')}
          second={t('scores.import.row', { number, row: row_no })}
        />
      ),
    },
    { id: 'subject', header: t('exam.subject'), cell: ({ subject }) => subjectTitle(subject) },
    {
      id: 'said',
      header: t('scores.import.said'),
      cell: ({ said }) => <Text tabular>{said || t('common.empty')}</Text>,
    },
    {
      id: 'was',
      header: t('scores.import.was'),
      cell: ({ was }) => <Text tabular>{was === null ? t('common.empty') : scoreText(was)}</Text>,
    },
    {
      id: 'difference',
      header: t('scores.import.difference'),
      cell: ({ difference, doubt, flaw, holder }) => (
        <Inline gap="sm">
          <StatusBadge tone={tones[difference]}>
            {t(
              difference === 'unread' && flaw
                ? `scores.import.flaws.${flaw}`
                : `scores.import.kinds.${difference}`,
            )}
          </StatusBadge>
          {difference === 'unknown' && flaw && (
            <Text size="sm" tone="muted">
              {t(`scores.import.flaws.${flaw}`)}
            </Text>
          )}
          {holder && (
            <Text size="sm" tone="muted">
              {t('scores.import.holder', { name: holder })}
            </Text>
          )}
          {doubt && (
            <StatusBadge tone={doubt.word === null ? 'warning' : 'neutral'}>{doubtText(doubt)}</StatusBadge>
          )}
        </Inline>
      ),
    },
  ];
};

/** The scores of a sheet beside the current ones, all of them or those with one effect. */
export function DifferenceTable({ lines, counts, leftOut }: DifferenceTableProps) {
  const { t } = useWords();
  const columns = useDifferenceColumns();
  const [chosen, setChosen] = useState('');
  const slice = useSlice(
    lines.filter(({ difference }) => chosen === '' || difference === chosen),
    shown,
  );
  return (
    <Stack>
      <Field label={t('scores.import.difference')} required>
        <Select
          value={chosen}
          placeholder={t('scores.import.all')}
          onValueChange={(next) => {
            setChosen(next);
            slice.setPage(1);
          }}
          options={differences
            .filter((each) => counts[each] > 0)
            .map((each) => ({
              value: each,
              label: t('scores.import.kind_count', {
                kind: t(`scores.import.kinds.${each}`),
                count: counts[each],
              }),
            }))}
        />
      </Field>
      <Card padding="none">
        <DataTable
          caption={t('scores.import.caption')}
          columns={columns}
          rows={slice.rows}
          rowId={({ row_no, subject }) => `${row_no}/${subject}`}
          rowLabel={({ name, number }) => name || number}
          state="ready"
          footer={slice.pager}
        />
      </Card>
      {leftOut > 0 && (
        <Text size="sm" tone="muted">
          {t('scores.import.left_out', { count: leftOut })}
        </Text>
      )}
    </Stack>
  );
}
