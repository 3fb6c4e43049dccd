import type { LearnerRow } from '@skillcert/api-client/contract';
import { exportRows, type RowCells } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { findStudyUnit } from '../units/find-study-unit.js';
import { listLearners } from './list-learners.js';

/** The columns of a file of a course unit's learners. */
export const learnerCells: RowCells<LearnerRow> = [
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['unit', (row) => row.unit_name],
  ['minutes_learned', (row) => row.minutes, 'count'],
  ['last_at', (row, { minute }) => minute(row.last_at)],
  ['done_at', (row, { minute }) => minute(row.done_at)],
];

export const exportLearners = handle('study/exportLearners', (call) =>
  exportRows(call, {
    of: 'learner_list',
    cells: learnerCells,
    idOf: ({ enrolment_id }) => enrolment_id,
    list: async (tx, filters, searcher) => {
      const { class_id, study_unit_id } = filters;
      if (study_unit_id !== undefined) await findStudyUnit(tx, call.caller, { class_id, study_unit_id });
      return listLearners(tx, call.caller, filters, searcher);
    },
  }),
);
