import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';

const { class_id, course_id, study_unit_id } = studyUnitExamples.row;

/** Moves a unit before another one of its course, or with `before: null` behind all. Its fields stay unchanged. */
export const moveStudyUnit = endpoint('study/moveStudyUnit', {
  summary: 'Move a course unit among those of its course',
  input: z.strictObject({ class_id: id, course_id: id, study_unit_id: id, before: id.nullable() }),
  output: z.object({}),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused'],
  example: { input: { class_id, course_id, study_unit_id, before: null }, output: {} },
});
