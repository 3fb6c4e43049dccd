import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';

const { class_id, study_unit_id, updated_at } = studyUnitExamples.row;

/**
 * Deletes a unit in the version that was seen, with its file, unless somebody has begun it or a published course
 * would be empty without it.
 */
export const removeStudyUnit = endpoint('study/removeStudyUnit', {
  summary: 'Delete a course unit',
  input: z.strictObject({ class_id: id, study_unit_id: id, updated_at: moment }),
  output: z.object({}),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'study_begun', 'study_empty'],
  example: { input: { class_id, study_unit_id, updated_at }, output: {} },
});
