import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { classExamples, classRecord } from '../class-record.js';

/** Approves or refuses a submitted class. A refusal needs its reason. */
export const checkClass = endpoint('class/checkClass', {
  summary: 'Approve or refuse a submitted class',
  input: z.strictObject({
    class_id: id,
    event: z.enum(['approve', 'refuse']),
    refuse_content: reasonText.optional(),
  }),
  output: classRecord,
  access: { to: 'roles', roles: ['zky-admin'] },
  writes: 'step',
  refuses: ['not_found', 'transition_refused', 'contact_missing', 'units_missing', 'quotas_over'],
  example: {
    input: { class_id: 180143985094819, event: 'approve' },
    output: { ...classExamples.record, status: 'approved', taken: 0, to_review: 0 },
  },
});
