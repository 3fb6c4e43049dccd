import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { keptDocument } from '../enrolment-record.js';

/** Accepts or returns one document of an enrolment that the caller has claimed; null takes the verdict back. */
export const judgeDocument = endpoint('enrolment/judgeDocument', {
  summary: 'Accept or return one document',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    file_id: id,
    verdict: z.enum(['accepted', 'returned']).nullable(),
    reason: reasonText.optional(),
  }),
  output: keptDocument,
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: 180143985094819,
      enrolment_id: 180143985099001,
      file_id: 180143985098889,
      verdict: 'returned',
      reason: '图片模糊',
    },
    output: {
      file_id: 180143985098889,
      kind: 'id_front',
      round: 1,
      verdict: 'returned',
      reason: '图片模糊',
      replaced: false,
    },
  },
});
