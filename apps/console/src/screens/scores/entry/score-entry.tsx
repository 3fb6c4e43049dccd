import '@skillcert/ui/score-grid.css';
import { scoreMarks } from '@skillcert/core';
import { Button, Card, ScoreGrid, Stack } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { ListFilters } from '../../../lists/list-filters.js';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { useDoubtText } from '../absences/use-doubt-text.js';
import { useScoreFilters } from '../use-score-filters.js';
import type { ScoreLists } from '../use-score-lists.js';
import { useLocks } from './use-locks.js';
import { useScoreEntry } from './use-score-entry.js';

const ScoreImportDrawer = lazy(async () => ({
  default: (await import('../import/score-import-drawer.js')).ScoreImportDrawer,
}));

const keys = { absent: 'q', violation: 'w' } as const;

/** The candidates as rows of the grid; a doubt about an absence stands beside the number. */
const useGridRows = (rows: ScoreLists['rows']) => {
  const doubtText = useDoubtText();
  return rows.map(({ enrolment_id, name, ticket_no, enrol_no, scores }) => ({
    id: String(enrolment_id),
    label: name,
    detail: [ticket_no ?? enrol_no, ...scores.flatMap(({ doubt }) => (doubt ? [doubtText(doubt)] : []))].join(
      ' · ',
    ),
  }));
};

/**
 * The sheet that scores are typed or pasted into, or imported into from a file; entries of others are not shown,
 * kept scores from another class are not entered.
 */
export function ScoreEntry({ list }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const filters = useScoreFilters();
  const { value, saves, change, forgetSaved } = useScoreEntry(list);
  const locks = useLocks(list.rows);
  const gridRows = useGridRows(list.rows);
  const { class_id, url, enterable, total, state, retry, filtered } = list;
  const [importing, setImporting] = useState(false);
  const pager = usePager({ ...url, total, setPage: url.openPage });
  return (
    <Stack>
      <ListFilters
        url={list.url}
        filters={filters}
        actions={<Button onClick={() => setImporting(true)}>{t('scores.import.button')}</Button>}
      />
      <ScoreGrid
        caption={t('scores.view.entry')}
        rows={gridRows}
        columns={enterable.map(({ subject, full_points }) => ({
          id: subject,
          label: subjectTitle(subject),
          max: full_points,
        }))}
        marks={scoreMarks.map((id) => ({ id, label: t(`scores.mark.${id}`), key: keys[id] }))}
        value={value}
        saves={saves}
        locks={locks}
        onChange={change}
        state={state}
        stateTitle={state === 'ready' ? t(filtered ? 'scores.no_match' : 'scores.empty') : undefined}
        onRetry={retry}
      />
      {pager && <Card padding="none">{pager}</Card>}
      {importing && (
        <Suspense>
          <ScoreImportDrawer
            class_id={class_id}
            onChanged={forgetSaved}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
