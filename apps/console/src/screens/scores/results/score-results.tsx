import type { ScoreRow } from '@skillcert/api-client';
import { Button, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScoreDrawer } from '../candidate/score-drawer.js';
import { useScoreFilters } from '../use-score-filters.js';
import type { ScoreLists } from '../use-score-lists.js';
import { DecideDialog } from './decide-dialog.js';
import { useScoreColumns } from './use-score-columns.js';

const differenceOf = ({ scores }: ScoreRow) => scores.find(({ differs }) => differs !== null);

/** Everybody's scores; a person who made neither of two differing entries decides about them. */
export function ScoreResults({ list }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  const columns = useScoreColumns(list);
  const filters = useScoreFilters();
  const [deciding, setDeciding] = useState<ScoreRow>();
  const difference = deciding && differenceOf(deciding);
  return (
    <Stack>
      <FullList
        area="scores"
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        {...(list.mayChange && {
          rowActions: (row: ScoreRow) =>
            differenceOf(row) && (
              <Button
                size="small"
                aria-label={t('scores.decide_named', { name: row.name })}
                onClick={() => setDeciding(row)}
              >
                {t('scores.decide')}
              </Button>
            ),
        })}
      />
      {list.openId && <ScoreDrawer key={list.openId} list={list} enrolmentId={list.openId} />}
      {deciding && difference && (
        <DecideDialog
          key={`${deciding.enrolment_id}/${difference.subject}`}
          list={list}
          row={deciding}
          cell={difference}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Stack>
  );
}
