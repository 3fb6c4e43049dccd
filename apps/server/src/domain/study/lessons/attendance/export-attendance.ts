import type { AttendanceRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { listAttendance } from './list-attendance.js';

/** The columns of a file of a lesson's attendance sheet. */
export const attendanceCells: RowCells<AttendanceRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['id_masked', (row) => row.id_masked],
  ['unit', (row) => row.unit_name],
  ['mark', ({ mark }, { words }) => mark && words(`lesson.mark.${mark}`)],
  ['marked_at', (row, { minute }) => minute(row.marked_at)],
];

export const exportAttendance = handle('course/exportAttendance', (call) =>
  exportRows(call, {
    of: 'attendance_list',
    cells: attendanceCells,
    idOf: ({ enrolment_id }) => enrolment_id,
    list: listAttendance,
  }),
);
