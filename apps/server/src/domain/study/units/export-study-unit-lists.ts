import type { LearnedUnit } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listStudyUnits } from './list-study-units.js';

/** The columns of a file of a class's course units, with the progress of each. */
export const studyUnitCells: RowCells<LearnedUnit> = [
  ['course', (row) => row.course_title],
  ['study_unit', (row) => row.title],
  ['study_kind', (row, { words }) => words(`list.study_kind.${row.kind}`)],
  ['required_minutes', (row) => row.required_minutes, 'count'],
  ['learners', (row) => row.expected, 'count'],
  ['learners_begun', (row) => row.begun, 'count'],
  ['learners_done', (row) => row.done, 'count'],
  ['minutes_mean', (row) => row.minutes_mean, 'count'],
  ['updated_at', (row, { minute }) => minute(row.updated_at)],
];

export const exportStudyUnitLists = handle('study/exportStudyUnitLists', (call) =>
  exportRows(call, {
    of: 'study_unit_list',
    cells: studyUnitCells,
    idOf: ({ study_unit_id }) => study_unit_id,
    list: (tx, filters) => listStudyUnits(tx, call.caller, filters),
  }),
);
