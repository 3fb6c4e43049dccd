import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Whether the proven phone may continue to enrol in the class or, with `wait`, to join its waiting list. */
export const checkClassPhone = endpoint('class/checkClassPhone', {
  summary: 'Whether the proven phone may enrol in a class',
  input: z.strictObject({ class_id: id, unit_id: id.optional(), wait: z.boolean().optional() }),
  output: z.object({ may_continue: z.boolean() }),
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['class_not_open', 'class_full', 'unit_full', 'already_enrolled'],
  example: { input: { class_id: 180143985094819 }, output: { may_continue: true } },
});
