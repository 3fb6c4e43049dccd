import type { ReportRow, RosterRow } from '@skillcert/api-client/contract';
import { wasAbsent } from '@skillcert/core';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import { listRoster } from './list-roster.js';
import { saidPastEntry } from './said-past-entry.js';

/** The columns that tell people apart. */
const personCells: RowCells<ReportRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['id_masked', (row) => row.id_masked],
];

/** The columns of an exported roster. */
export const rosterCells: RowCells<ReportRow> = [
  ...personCells,
  ['attendance', (row, { words }) => words(`list.attendance.${row.attendance}`)],
  ['admitted_at', (row, { minute }) => minute(row.admitted_at)],
  ['conflicts', ({ conflicts }) => conflicts.length, 'count'],
];

/** The columns of an exported roster of a sitting: its own marks, not the check-in of the class. */
const sittingRosterCells = (
  sitting_id: number,
  { now, exam }: Pick<Services, 'now' | 'exam'>,
): RowCells<RosterRow> => {
  const at = now().getTime();
  const seatOf = ({ seats }: RosterRow) => seats.find((seat) => seat.sitting_id === sitting_id);
  const markOf = (row: RosterRow) => {
    const { mark = null, ends_at } = seatOf(row) ?? {};
    return ends_at && wasAbsent(mark, ends_at, at) ? 'absent' : mark;
  };
  return [
    ...personCells,
    ['room', (row) => seatOf(row)?.room_name ?? null],
    [
      'mark',
      (row, { words }) => {
        const mark = markOf(row);
        const past = saidPastEntry({ seat: seatOf(row), late_by: row.late_by }, exam, words);
        return past ?? (mark && words(`list.sitting_mark.${mark}`));
      },
    ],
    [
      'admitted_at',
      (row, { minute }) => {
        // A mark by name says when it was entered, not when somebody came.
        const { device = null, marked_at = null } = seatOf(row) ?? {};
        return minute(device === null ? null : marked_at);
      },
    ],
    [
      'conflicts',
      ({ conflicts }) => conflicts.filter((each) => each.sitting_id === sitting_id).length,
      'count',
    ],
  ];
};

export const exportReportLists = handle('class/exportReportLists', (call) => {
  const { sitting_id } = call.input;
  return exportRows(call, {
    of: 'roster_list',
    cells: sitting_id ? sittingRosterCells(sitting_id, call.services) : rosterCells,
    idOf: ({ enrolment_id }) => enrolment_id,
    list: listRoster,
  });
});
