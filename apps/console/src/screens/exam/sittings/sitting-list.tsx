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

/** Planning several sittings together: adding them, or moving their times. */
type Planning = 'many' | 'shift';

interface SittingActionsProps {
  readonly plan: ExamPlan;
  readonly isEmpty: boolean;
  readonly onWrite: (written: WrittenSitting) => void;
  readonly onPlan: (planning: Planning) => void;
}

function SittingActions({ plan: { data }, isEmpty, onWrite, onPlan }: SittingActionsProps) {
  const { t } = useWords();
  const isReady = Boolean(data?.rooms.length) && data?.exam_at !== null;
  return (
    <Inline justify="end">
      <Button disabled={isEmpty} onClick={() => onPlan('shift')}>
        {t('exam.shift.title')}
      </Button>
      <Button disabled={!isReady} onClick={() => onWrite({})}>
        {t('exam.new_sitting')}
      </Button>
      <Button variant="primary" disabled={!isReady} onClick={() => onPlan('many')}>
        {t('exam.many_sittings.title')}
      </Button>
    </Inline>
  );
}

interface OpenSittingProps extends Pick<SittingActionsProps, 'plan' | 'onWrite'> {
  readonly list: ReturnType<typeof useSittings>;
}

/** The sitting that is open beside the list; it closes before it is changed or copied. */
function OpenSitting({ plan, list: { openId, close }, onWrite }: OpenSittingProps) {
  if (openId === undefined) return null;
  const write = (written: WrittenSitting) => {
    close();
    onWrite(written);
  };
  return (
    <SittingDrawer
      key={openId}
      plan={plan}
      sittingId={openId}
      onEdit={(sitting) => write({ sitting })}
      onCopy={(sitting) => write({ sitting, copied: true })}
      onClose={close}
    />
  );
}

/** The sittings with their filters; one click opens one with its history. */
export function SittingList({ plan }: { readonly plan: ExamPlan }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const list = useSittings(plan.class_id);
  const columns = useSittingColumns();
  const filters = useSittingFilters(plan);
  const [writing, setWriting] = useState<WrittenSitting>();
  const [planning, setPlanning] = useState<Planning>();
  const stop = () => setPlanning(undefined);
  const named = (row: SittingRow) => `${subjectTitle(row.subject)} ${minute(row.starts_at)} ${row.room_name}`;
  return (
    <Stack>
      {plan.mayChange && (
        <SittingActions plan={plan} isEmpty={list.total === 0} onWrite={setWriting} onPlan={setPlanning} />
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
      <OpenSitting plan={plan} list={list} onWrite={setWriting} />
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
