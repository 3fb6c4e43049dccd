import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { examExamples, subjectId } from '../exam-record.js';
import { arrangementRules, ticketExamples } from './ticket-record.js';

const { accessible: _, ...rules } = arrangementRules;

/** An arrangement as accepted: its rules, its author and its time. */
export const acceptedArrangement = z.object({
  version: z.int(),
  ...rules,
  accessible: z.array(z.object({ enrolment_id: id, name: z.string() })),
  accepted_by: z.string(),
  accepted_at: moment,
});

/** A version of the arrangement of a class. */
export const arrangementVersion = acceptedArrangement.extend({
  /** `by_hand`: the state of the previous version, with every manual move, when the next one replaced it. */
  kind: z.enum(['accepted', 'by_hand']),
  /** The version whose seats it restored. */
  restores: z.int().nullable(),
  /** The number of people with known seats; 0 in arrangements older than the storage of versions. */
  seated: z.int(),
});
export type ArrangementVersion = z.infer<typeof arrangementVersion>;

/** A person's seat, with the room's name at that time. */
const seatPlace = z.object({ starts_at: moment, room_name: z.string(), row: z.int(), column: z.int() });

/** A candidate whose seat in one subject differs between two arrangements. */
export const seatDifference = z.object({
  ticket_id: id,
  ticket_no: z.string(),
  name: z.string(),
  subject: subjectId,
  /** In the version; null if they had no seat. */
  before: seatPlace.nullable(),
  /** The place in the arrangement that it is compared with. */
  after: seatPlace.nullable(),
});
export type SeatDifference = z.infer<typeof seatDifference>;

const { row, rules: exampleRules } = ticketExamples;
const { starts_at, room_name } = examExamples.sitting;

const accepted = {
  ...exampleRules,
  version: 1,
  accessible: [{ enrolment_id: 180143985099001, name: '李晓明' }],
  accepted_by: '林秋月',
  accepted_at: row.updated_at,
};

/** Examples that the calls of arrangements share. */
export const arrangementExamples = {
  accepted,
  version: { ...accepted, kind: 'accepted', restores: null, seated: 76 },
  difference: {
    ticket_id: row.ticket_id,
    ticket_no: row.ticket_no,
    name: row.name,
    subject: 'theory',
    before: { starts_at, room_name, row: 3, column: 2 },
    after: { starts_at, room_name: '第 2 考场', row: 1, column: 4 },
  },
} satisfies {
  readonly accepted: z.infer<typeof acceptedArrangement>;
  readonly version: ArrangementVersion;
  readonly difference: SeatDifference;
};
