import type { SittingRow } from '@skillcert/api-client';
import { Button, Inline, Stack } from '@skillcert/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { FullList } from '../../../lists/full-list.js';
import { useChosen } from '../../../lists/use-chosen.js';
import { useWords } from '../../../messages/words-state.js';
import { PlaceLink } from '../../../obstacles/place-link.js';
import { placeOf } from '../../../obstacles/places.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { useAskedDeal } from './deal/use-asked-deal.js';
import { PlannedTogether, type Planning } from './planned-together.js';
import { SittingDrawer } from './sitting-drawer.js';
import { useSittingColumns } from './use-sitting-columns.js';
import { useSittingFilters } from './use-sitting-filters.js';
import type { WrittenSitting } from './use-sitting-form.js';
import { useSittings } from './use-sittings.js';

const SittingFormDrawer = lazy(async () => ({
  default: (await import('./sitting-form-drawer.js')).SittingFormDrawer,
}));

interface SittingActionsProps extends Pick<ComponentProps<typeof PlannedTogether>, 'deal' | 'onDealt'> {
  readonly plan: ExamPlan;
  readonly isEmpty: boolean;
  readonly onWrite: (written: WrittenSitting) => void;
}

/** The steps with several sittings; once the seats are published, with their invigilators alone. */
function SittingActions({ plan, isEmpty, onWrite, deal, onDealt }: SittingActionsProps) {
  const { t } = useWords();
  const [planning, setPlanning] = useState<Planning>();
  const { data, mayChange, mayReplace } = plan;
  const isReady = Boolean(data?.rooms.length) && data?.exam_at !== null;
  return (
    <>
      <Inline justify="end">
        {data?.status === 'arranged' && (
          <PlaceLink place={placeOf.seats_published} class_id={plan.class_id}>
            {t('exam.shift.published')}
          </PlaceLink>
        )}
        {mayReplace && (
          <Button disabled={isEmpty} onClick={() => deal.ask('unattended')}>
            {t('exam.deal.unattended')}
          </Button>
        )}
        {mayChange && (
          <>
            <Button disabled={!data?.exam_at} onClick={() => setPlanning('shift')}>
              {t('exam.shift.title')}
            </Button>
            <Button disabled={!isReady} onClick={() => onWrite({})}>
              {t('exam.new_sitting')}
            </Button>
            <Button variant="primary" disabled={!isReady} onClick={() => setPlanning('many')}>
              {t('exam.many_sittings.title')}
            </Button>
          </>
        )}
      </Inline>
      <PlannedTogether
        plan={plan}
        planning={planning}
        onStop={() => setPlanning(undefined)}
        deal={deal}
        onDealt={onDealt}
      />
    </>
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
  const deal = useAskedDeal(plan.class_id);
  const { chosen, choose } = useChosen(list.file.asked);
  const named = (row: SittingRow) => `${subjectTitle(row.subject)} ${minute(row.starts_at)} ${row.room_name}`;
  return (
    <Stack>
      <SittingActions
        plan={plan}
        isEmpty={list.total === 0}
        onWrite={setWriting}
        deal={deal}
        onDealt={() => choose(new Set())}
      />
      <FullList
        area="exam"
        invites={plan.mayChange}
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ sitting_id }) => String(sitting_id)}
        rowLabel={named}
        selection={chosen}
        onSelectionChange={choose}
        {...(plan.mayReplace && {
          bulkActions: (
            <Button size="small" onClick={() => deal.ask(chosen)}>
              {t('exam.deal.title')}
            </Button>
          ),
        })}
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
    </Stack>
  );
}
