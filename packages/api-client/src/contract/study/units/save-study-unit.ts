import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { studyUnitExamples, typedStudyUnit } from '../study-unit-record.js';

const { class_id, course_id, study_unit_id, title, kind, required_minutes, updated_at } =
  studyUnitExamples.row;

/**
 * Adds a unit to a course, behind the others, or changes one: then with the `updated_at` that was seen. Its course
 * and its kind stay, and its text if no `body` is sent. A video requires no more minutes than it has, a quiz none.
 * A candidate who has learned the newly required time is done; one who was done stays so.
 */
export const saveStudyUnit = endpoint('study/saveStudyUnit', {
  summary: 'Add or change a course unit',
  input: z.strictObject({
    class_id: id,
    course_id: id,
    study_unit_id: id.optional(),
    updated_at: moment.optional(),
    ...typedStudyUnit,
  }),
  output: z.object({ study_unit_id: id, updated_at: moment }),
  access: signUpDesk,
  writes: 'study',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { class_id, course_id, title, kind, required_minutes },
    output: { study_unit_id, updated_at },
  },
});
