import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples } from '../exam-record.js';

const { class_id, room_id, starts_at, ends_at, room_name, subject } = examExamples.sitting;

const taken = {
  /** The subject of the sitting. */
  subject: z.string(),
  starts_at: moment,
  ends_at: moment,
  /** The other class; null for this one, and for a class that the caller may not see. */
  class_name: z.string().nullable(),
  /** Whether it is another class. */
  elsewhere: z.boolean(),
};

/**
 * The bookings of the rooms of a class, and of its possible invigilators, between two moments. The sitting that is
 * being changed is left out.
 */
export const fetchBusy = endpoint('exam/fetchBusy', {
  summary: 'What keeps rooms and invigilators of a class busy',
  input: z.strictObject({ class_id: id, starts_at: moment, ends_at: moment, sitting_id: id.optional() }),
  output: z.object({
    rooms: z.array(z.object({ room_id: id, ...taken })),
    people: z.array(z.object({ user_id: id, room_name: z.string(), ...taken })),
    /** Invigilators without an account whose name is entered for another sitting of this class. */
    names: z.array(z.object({ name: z.string(), room_name: z.string(), ...taken })),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, starts_at, ends_at },
    output: {
      rooms: [{ room_id, subject, starts_at, ends_at, class_name: null, elsewhere: false }],
      people: [{ user_id: 14, room_name, subject, starts_at, ends_at, class_name: null, elsewhere: false }],
      names: [{ name: '何志远', room_name, subject, starts_at, ends_at, class_name: null, elsewhere: false }],
    },
  },
});
