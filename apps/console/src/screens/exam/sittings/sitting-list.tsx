import type { SittingRow } from '@skillcert/api-client';
import { Button, Inline, Stack } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { ShiftDialog } from './shift-dialog.js';
import { SittingDrawer } from './sitting-drawer.js';
import { useSittingColumns } from './use-sitting-columns.js';
import { useSittingFilters } from './use-sitting-filters.js';
import type { WrittenSitting } from './use-sitting-form.js';
import { useSittings } from './use-sittings.js';

const ManySittingsDrawer = lazy(async () => ({
  default: (await import('./many/many-sittings-drawer.js')).ManySittingsDrawer,
}));

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
  const [writing, setWriting] = useState<WrittenSitting>();
  const [planning, setPlanning] = useState<'many' | 'shift'>();
  const isReady = Boolean(plan.data?.rooms.length) && plan.data?.exam_at !== null;
  const stop = () => setPlanning(undefined);
  const named = (row: SittingRow) => `${subjectTitle(row.subject)} ${minute(row.starts_at)} ${row.room_name}`;
  return (
    <Stack>
      {plan.mayChange && (
        <Inline justify="end">
          <Button disabled={list.total === 0} onClick={() => setPlanning('shift')}>
            {t('exam.shift.title')}
          </Button>
          <Button disabled={!isReady} onClick={() => setWriting({})}>
            {t('exam.new_sitting')}
          </Button>
          <Button variant="primary" disabled={!isReady} onClick={() => setPlanning('many')}>
            {t('exam.many_sittings.title')}
          </Button>
        </Inline>
      )}
      <FullList
        area="exam"
        invites={plan.mayChange}
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
          onCopy={(sitting) => {
            list.close();
            setWriting({ sitting, copied: true });
          }}
          onClose={list.close}
        />
      )}
      {writing && (
        <Suspense>
          <SittingFormDrawer plan={plan} written={writing} onClose={() => setWriting(undefined)} />
        </Suspense>
      )}
      {planning === 'many' && (
        <Suspense>
          <ManySittingsDrawer plan={plan} onClose={stop} />
        </Suspense>
      )}
      {planning === 'shift' && <ShiftDialog plan={plan} onClose={stop} />}
    </Stack>
  );
}
