import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples } from '../exam-record.js';

const { room_id, updated_at } = examExamples.room;

/** Takes an unchanged room off a class, unless a sitting is in it or a move that waits names it. */
export const removeRoom = endpoint('exam/removeRoom', {
  summary: 'Take a room off a class',
  input: z.strictObject({ class_id: id, room_id: id, updated_at: moment }),
  output: z.object({}),
  access: examDesk,
  writes: 'room',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'in_use'],
  example: {
    input: { class_id: examExamples.class_id, room_id, updated_at },
    output: {},
  },
});
