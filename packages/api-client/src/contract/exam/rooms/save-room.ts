import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, plainRoom, typedRoom } from '../exam-record.js';

const { room_id } = examExamples.room;

/**
 * Adds a room to a class, or changes one: then with the `updated_at` that was seen. Its name is unique in the
 * class; its desks are fixed while tickets have seats among them. Once the arrangement is published, a spare room is
 * still added until the exam has ended, and a room with sittings stays as it is.
 */
export const saveRoom = endpoint('exam/saveRoom', {
  summary: 'Add or change a room of a class',
  input: z.strictObject({
    class_id: id,
    room_id: id.optional(),
    updated_at: moment.optional(),
    ...typedRoom,
  }),
  output: z.object({ room_id: id }),
  access: examDesk,
  writes: 'room',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'in_use'],
  example: { input: { class_id: examExamples.class_id, ...plainRoom }, output: { room_id } },
});
