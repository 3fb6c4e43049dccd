import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';

/**
 * Takes the next numbers for the teachers of a class, in the order of their names, with the lessons and minutes
 * that they taught until now; for all eligible ones, unless `user_ids` names some. Another person issues them.
 */
export const prepareTeachers = endpoint('certificate/prepareTeachers', {
  summary: 'Number certificates of those who taught',
  input: z.strictObject({
    class_id: id,
    user_ids: z.array(id).min(1).max(limits.certificates_at_once_max, 'over_limit').optional(),
  }),
  output: z.object({ prepared: z.int() }),
  access: scoreDesk,
  writes: 'teacher_number',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id: certificateExamples.class_id,
      user_ids: [certificateExamples.teacher.user_id],
    },
    output: { prepared: 1 },
  },
});
