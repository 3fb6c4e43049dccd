import { acceptsCheckIns, isClassOver, limits } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ClassNote } from '../../../shell/class-note.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { acceptedIn } from '../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { ConflictsDialog } from './desk/conflicts-dialog.js';
import { DeskDialog } from './desk/desk-dialog.js';
import { useDesk } from './desk/use-desk.js';
import { useDoor } from './door/use-door.js';
import { KeptNotices } from './kept/kept-notices.js';
import { LateResults } from './kept/late-results.js';
import { useKeptScans } from './kept/use-kept-scans.js';
import { useKeptPage } from './kept-page/use-kept-page.js';
import { isAwaited } from './roster/is-awaited.js';
import { MarkChosen, MarkManyDialog, MarkOthers } from './roster/mark-many.js';
import { RosterCounts } from './roster/roster-counts.js';
import { RosterRowActions } from './roster/roster-row-actions.js';
import { SittingCounts } from './roster/sitting-counts.js';
import { SittingMarks } from './roster/sitting-marks.js';
import { takesMarks } from './roster/takes-marks.js';
import { useMarkingMany } from './roster/use-marking-many.js';
import { useRoster } from './roster/use-roster.js';
import { useRosterColumns } from './roster/use-roster-columns.js';
import { useRosterFilters } from './roster/use-roster-filters.js';
import { useSittingMarking } from './roster/use-sitting-marking.js';
import { ScanBox } from './scan/scan-box.js';
import { useScanner } from './scan/use-scanner.js';

/** The door of a class: arrivals are scanned, typed or found by name; every device sees the same counts. */
export function ReportScreen() {
  const { t } = useWords();
  const { minute } = useFormats();
  const { class_id } = useRequiredClass();
  const door = useDoor(class_id);
  const roster = useRoster(class_id, door);
  const { lost } = roster;
  const kept = useKeptScans(class_id);
  const isKept = useKeptPage(lost);
  const scanner = useScanner(class_id, { kept, door, lost });
  const { sitting, sittingId } = roster;
  const columns = useRosterColumns(sittingId, roster.readAt);
  const filters = useRosterFilters(roster.sittings, sittingId);
  const marking = useSittingMarking(class_id, sitting);
  const many = useMarkingMany(class_id, { sitting, asked: roster.file.asked });
  const desk = useDesk(class_id);
  const [isDeciding, setDeciding] = useState(false);
  const decides = acceptedIn(roster.status, 'door');
  const over = roster.status !== undefined && isClassOver(roster.status);
  const closed = roster.status !== undefined && !acceptsCheckIns(roster.status);
  // By name people of one sitting are marked, not of the class.
  const marked = sitting && takesMarks(sitting, roster.status, roster.readAt) ? sitting : undefined;

  return (
    <ScreenPage description={roster.exam_at && t('check_in.exam_at', { time: minute(roster.exam_at) })}>
      <ClassNote status={roster.status} taken={!closed} when={t('check_in.closed')} />
      {!over && <ScanBox scanner={scanner} closed={closed} />}
      <KeptNotices kept={kept} lost={lost} isReady={door.isReady} isKept={isKept} />
      <LateResults kept={kept} />
      <RosterCounts counts={roster.counts} unseated={roster.unseated} />
      <SittingCounts
        sittings={roster.sittings}
        sittingId={sittingId}
        roomId={roster.roomId}
        now={roster.readAt}
      />
      <FullList
        area="check_in"
        invites={!over}
        choosable={marked !== undefined}
        {...(marked && {
          selection: many.chosen,
          onSelectionChange: many.choose,
          ...(roster.total <= limits.export_rows_max && {
            onSelectAllMatching: async () => {
              const all = await attempt(roster.matching);
              if (all) many.choose(all);
            },
          }),
          bulkActions: <MarkChosen marking={many} />,
        })}
        actions={
          <>
            {marked && <MarkOthers marking={many} sitting={marked} />}
            {roster.conflictsOnly && decides && roster.rows.length > 1 && (
              <Button onClick={() => setDeciding(true)}>
                {t('check_in.decide_many', { count: roster.rows.length })}
              </Button>
            )}
          </>
        }
        filters={filters}
        list={roster}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        rowActions={(row) => (
          <RosterRowActions
            row={row}
            awaited={isAwaited(row, sittingId, roster.readAt)}
            desk={desk}
            closed={closed}
            decides={decides}
            onAdmit={({ enrol_no }) => scanner.scan(enrol_no)}
            beside={
              marked && <SittingMarks row={row} sitting={marked} onMark={(mark) => marking.mark(row, mark)} />
            }
          />
        )}
      />
      {marking.asked && (
        <ReasonDialog
          title={t('check_in.correct')}
          description={t('check_in.correct_text')}
          onClose={marking.drop}
          onGive={marking.give}
        />
      )}
      <MarkManyDialog marking={many} />
      {isDeciding && <ConflictsDialog desk={desk} rows={roster.rows} onClose={() => setDeciding(false)} />}
      {desk.current && <DeskDialog desk={desk} each={desk.current} />}
    </ScreenPage>
  );
}
