import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { courseExamples } from '../course-record.js';

const { class_id } = courseExamples;

/**
 * Makes tickets of a class wait for its courses, or not: then, of candidates who study online, only those who
 * finished each published unit get a seat. It may change until the seats are published.
 */
export const setStudyGate = endpoint('study/setStudyGate', {
  summary: 'Let the tickets of a class wait for its courses',
  input: z.strictObject({ class_id: id, study_gate: z.boolean() }),
  output: z.object({ class_id: id, study_gate: z.boolean() }),
  access: signUpDesk,
  writes: 'study_gate',
  refuses: ['not_found', 'transition_refused'],
  example: { input: { class_id, study_gate: true }, output: { class_id, study_gate: true } },
});
