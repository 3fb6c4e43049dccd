import { reviewLifecycle } from '@skillcert/core';
import { useState } from 'react';
import { Button, Card, type Column, DataTable, Pagination, type TableView } from '../index.js';
import { candidateWords } from './sample-candidate-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { useSay } from './sample-say.js';

const nothing = () => undefined;

// Beside an open record there is room for the name and the state.
const besideRecord = ['enrol_no', 'status'];

interface CandidateTableProps {
  rows: readonly SampleEnrolment[];
  columns: readonly Column<SampleEnrolment>[];
  view: TableView;
  /** Whether a record is open beside it. */
  isBeside: boolean;
  onOpen: (id: string) => void;
  onReset: () => void;
}

/** The list of candidates, at full width or beside the bench. */
export function CandidateTable({ rows, columns, view, isBeside, onOpen, onReset }: CandidateTableProps) {
  const t = useSay(candidateWords);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(20);
  const openButton = ({ id, name, status }: SampleEnrolment) => {
    const isDecided = reviewLifecycle.states[status].ends;
    return (
      <Button
        size="small"
        aria-label={t(isDecided ? 'look_named' : 'review_named', { name })}
        onClick={() => onOpen(id)}
      >
        {t(isDecided ? 'look' : 'review')}
      </Button>
    );
  };
  return (
    <Card padding="none">
      <DataTable
        caption={t('heading')}
        columns={isBeside ? columns.filter(({ id }) => besideRecord.includes(id)) : columns}
        rows={rows}
        total={rows.length}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        onRowClick={(row) => onOpen(row.id)}
        sort={{ id: 'to_do', direction: 'asc' }}
        onSortChange={nothing}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={
          <>
            <Button size="small">{t('approve_met')}</Button>
            <Button size="small">{t('export_chosen')}</Button>
          </>
        }
        {...(!isBeside && { view, rowActions: openButton })}
        stateTitle={t('no_match')}
        stateText={t('no_match_text')}
        stateAction={<Button onClick={onReset}>{t('reset')}</Button>}
        footer={
          rows.length > 0 && (
            <Pagination
              page={1}
              limit={limit}
              total={rows.length}
              onPageChange={nothing}
              onLimitChange={setLimit}
            />
          )
        }
      />
    </Card>
  );
}
