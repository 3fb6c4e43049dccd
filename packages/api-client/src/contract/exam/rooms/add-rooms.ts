import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples, plainRoom, typedRoom } from '../exam-record.js';

const { class_id, room } = examExamples;

/**
 * Adds rooms to a class, all of them or none, by the rules of `exam/saveRoom`. Faults are named by place, for
 * example `rooms.3.name`.
 */
export const addRooms = endpoint('exam/addRooms', {
  summary: 'Add rooms to a class at once',
  input: z.strictObject({
    class_id: id,
    rooms: z.array(z.strictObject(typedRoom)).min(1, 'required').max(examLimits.rooms_max, 'over_limit'),
  }),
  output: z.object({ room_ids: z.array(id) }),
  access: examDesk,
  writes: 'room',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id, rooms: [plainRoom] },
    output: { room_ids: [room.room_id] },
  },
});
