import { learnerColumns, learnerStates } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, moment, page, searchText } from '../../fields.js';
import { studyReaders } from '../course-record.js';
import { minutes, studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

const learnerRow = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  /** The unit that recommends, or the employer’s. */
  unit_name: z.string().nullable(),
  minutes,
  last_at: moment.nullable(),
  /** When the required minutes were reached; null before. */
  done_at: moment.nullable(),
});
export type LearnerRow = z.infer<typeof learnerRow>;

/** The filters and the order of the learners: not begun, begun and not done, or done. */
export const learnerFilters = {
  class_id: id,
  search: searchText.optional(),
  show: z.enum(learnerStates).optional(),
  sort: z.enum(learnerColumns).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

const { row, learner } = studyUnitExamples;

/**
 * The candidates whom a unit is for, and the progress of each. `search` finds a name, an enrolment number, an exact
 * phone or an exact identity number. A participating unit sees its own candidates.
 */
export const fetchLearners = endpoint('study/fetchLearners', {
  summary: 'Who learns a course unit',
  input: z.strictObject({ ...page, ...learnerFilters, study_unit_id: id }),
  output: listOf(learnerRow).extend({ unit: studyUnitRow }),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, study_unit_id: row.study_unit_id, page: 1, limit: 20, show: 'begun' },
    output: {
      items: [{ ...learner, minutes: 18, last_at: '2026-11-20T12:40:00.000Z', done_at: null }],
      total: 1,
      unit: row,
    },
  },
});
