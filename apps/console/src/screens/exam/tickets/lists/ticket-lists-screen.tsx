import type { ArrangementVersion } from '@skillcert/api-client';
import { isClassOver } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { FullList } from '../../../../lists/full-list.js';
import { completeWords, useWords } from '../../../../messages/words-state.js';
import { ClassNote } from '../../../../shell/class-note.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { WaitingMoves } from '../day/waiting-moves.js';
import { UnseatedBanners } from './unseated-banners.js';
import { useTicketColumns } from './use-ticket-columns.js';
import { useTicketFilters } from './use-ticket-filters.js';
import { useTicketLists } from './use-ticket-lists.js';

const TicketDrawer = lazy(async () => ({
  default: (await import('../detail/ticket-drawer.js')).TicketDrawer,
}));
const ArrangeDrawer = lazy(async () => ({
  default: (await import('../arrange/arrange-drawer.js')).ArrangeDrawer,
}));
const ArrangementStep = lazy(async () => {
  const [part] = await Promise.all([
    import('../arrange/arrangement-step.js'),
    completeWords('class.confirm', 'class.form'),
  ]);
  return { default: part.ArrangementStep };
});
const WaitingWithdrawal = lazy(async () => {
  const [part] = await Promise.all([import('../arrange/waiting-withdrawal.js'), completeWords('class.form')]);
  return { default: part.WaitingWithdrawal };
});
const PrintDrawer = lazy(async () => ({ default: (await import('../print/print-drawer.js')).PrintDrawer }));
const SeatsDrawer = lazy(async () => ({ default: (await import('../seats/seats-drawer.js')).SeatsDrawer }));
const VersionsDrawer = lazy(async () => ({
  default: (await import('../versions/versions-drawer.js')).VersionsDrawer,
}));

/**
 * The tickets of the active class: seats are arranged, viewed, moved, compared and published, and single tickets
 * printed and made void.
 */
export function TicketListsScreen() {
  const { t } = useWords();
  const { minute } = useFormats();
  const list = useTicketLists();
  const columns = useTicketColumns();
  const filters = useTicketFilters(list.class_id);
  const [beside, setBeside] = useState<'arrange' | 'seats' | 'status' | 'print' | 'versions'>();
  const [takenUp, setTakenUp] = useState<ArrangementVersion>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { arrangement, counts } = list;
  const closeBeside = () => {
    setBeside(undefined);
    setTakenUp(undefined);
  };
  return (
    <ScreenPage
      description={
        arrangement &&
        t('exam.tickets.arranged', {
          version: arrangement.version,
          time: minute(arrangement.accepted_at),
          name: arrangement.accepted_by,
        })
      }
      actions={
        list.isLoaded && (
          <>
            {counts && counts.issued > 0 && (
              <>
                <Button onClick={() => setBeside('seats')}>{t('exam.tickets.seat_map')}</Button>
                <Button onClick={() => setBeside('print')}>{t('exam.tickets.print')}</Button>
              </>
            )}
            {arrangement && (
              <Button onClick={() => setBeside('versions')}>{t('exam.tickets.versions')}</Button>
            )}
            {list.arrangementEvent && (
              <Button onClick={() => setBeside('status')}>
                {t(`exam.tickets.${list.arrangementEvent}`)}
              </Button>
            )}
            {list.mayArrange && (
              <Button variant="primary" onClick={() => setBeside('arrange')}>
                {t('exam.tickets.arrange')}
              </Button>
            )}
          </>
        )
      }
    >
      <ClassNote
        status={list.classStatus}
        taken={list.mayArrange}
        when={list.isPublished ? undefined : t('exam.tickets.not_now')}
      />
      {list.isPublished && (
        <Suspense>
          <WaitingWithdrawal list={list} onLook={() => setBeside('status')} />
        </Suspense>
      )}
      <WaitingMoves list={list} />
      <UnseatedBanners list={list} />
      <FullList
        area="exam.tickets"
        invites={list.classStatus !== undefined && !isClassOver(list.classStatus)}
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ ticket_id }) => String(ticket_id)}
        rowLabel={({ name }) => name}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={
          <Button size="small" onClick={() => setBeside('print')}>
            {t('exam.tickets.print_chosen', { count: chosen.size })}
          </Button>
        }
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('exam.tickets.open_named', { name: row.name })}
            onClick={() => list.open(row)}
          >
            {t('exam.tickets.open')}
          </Button>
        )}
      />
      <Suspense>
        {list.openId !== undefined && <TicketDrawer key={list.openId} list={list} ticketId={list.openId} />}
        {beside === 'arrange' && <ArrangeDrawer list={list} version={takenUp} onClose={closeBeside} />}
        {beside === 'status' && <ArrangementStep list={list} onClose={closeBeside} />}
        {beside === 'print' && (
          <PrintDrawer list={list} chosen={[...chosen].map(Number)} onClose={closeBeside} />
        )}
        {beside === 'seats' && <SeatsDrawer list={list} onClose={closeBeside} />}
        {beside === 'versions' && (
          <VersionsDrawer
            list={list}
            onClose={closeBeside}
            onTakeUp={(version) => {
              setTakenUp(version);
              setBeside('arrange');
            }}
          />
        )}
      </Suspense>
    </ScreenPage>
  );
}
