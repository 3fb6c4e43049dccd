import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { cents, id } from '../../fields.js';
import { creditDesk, topUpExamples } from './top-up-record.js';

/** Sets the limit below which the balance of a class’s institution is low; 0 never warns. */
export const saveSmsAlarm = endpoint('sms/saveSmsAlarm', {
  summary: 'When a balance for messages is low',
  input: z.strictObject({ class_id: id, alarm_cents: cents }),
  output: z.object({ alarm_cents: cents }),
  access: creditDesk,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: topUpExamples.class_id, alarm_cents: 5_000 },
    output: { alarm_cents: 5_000 },
  },
});
