import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, paragraph } from '../fields.js';
import { classExamples, classRecord } from './class-record.js';

/** Fires an event of the class lifecycle other than the check: submit, open, pause, resume, close, reopen, cancel. */
export const setClassStatus = endpoint('class/setClassStatus', {
  summary: 'Submit, open, pause, resume, close, reopen or cancel a class',
  input: z.strictObject({
    class_id: id,
    event: z.enum(['submit', 'open', 'pause', 'resume', 'close', 'reopen', 'cancel']),
    reason: paragraph(500).optional(),
  }),
  output: classRecord,
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: 180143985094819, event: 'open' },
    output: { ...classExamples.record, taken: 0, to_review: 0 },
  },
});
