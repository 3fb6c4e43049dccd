import type { SittingRow } from '@skillcert/api-client';
import { Button, Inline, Stack } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { SittingDrawer } from './sitting-drawer.js';
import { useSittingColumns } from './use-sitting-columns.js';
import { useSittingFilters } from './use-sitting-filters.js';
import { useSittings } from './use-sittings.js';

const SittingFormDrawer = lazy(async () => ({
  default: (await import('./sitting-form-drawer.js')).SittingFormDrawer,
}));

/** The sittings with their filters; one click opens one with its history. */
export function SittingList({ plan }: { readonly plan: ExamPlan }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const list = useSittings(plan.class_id);
  const columns = useSittingColumns();
  const filters = useSittingFilters(plan);
  const [writing, setWriting] = useState<{ readonly sitting?: SittingRow }>();
  const named = (row: SittingRow) => `${subjectTitle(row.subject)} ${minute(row.starts_at)} ${row.room_name}`;
  return (
    <Stack>
      {plan.mayChange && (
        <Inline justify="end">
          <Button
            variant="primary"
            disabled={!plan.data?.rooms.length || plan.data.exam_at === null}
            onClick={() => setWriting({})}
          >
            {t('exam.new_sitting')}
          </Button>
        </Inline>
      )}
      <FullList
        area="exam"
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ sitting_id }) => String(sitting_id)}
        rowLabel={named}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('exam.open_named', { name: named(row) })}
            onClick={() => list.open(row)}
          >
            {t('exam.open')}
          </Button>
        )}
      />
      {list.openId !== undefined && (
        <SittingDrawer
          key={list.openId}
          plan={plan}
          sittingId={list.openId}
          onEdit={(sitting) => {
            list.close();
            setWriting({ sitting });
          }}
          onClose={list.close}
        />
      )}
      {writing && (
        <Suspense>
          <SittingFormDrawer plan={plan} sitting={writing.sitting} onClose={() => setWriting(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
