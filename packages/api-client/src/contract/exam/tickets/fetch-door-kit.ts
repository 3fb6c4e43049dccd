import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { doorSeat, reportExamples, reportRow } from '../check-in/report-record.js';
import { ticketExamples } from './ticket-record.js';

/** An expected candidate, with the valid ticket. */
const doorPerson = reportRow.omit({ class_id: true }).extend({
  /** The photo as `ticket/fetchDoorPhotos` knows it; another one has another id. */
  photo_id: id.nullable(),
  ticket: z
    .object({
      ticket_no: z.string(),
      revision: z.int(),
      /** The first of its issues that opens the door: an earlier one where its seat was moved on the day. */
      opens_from: z.int(),
      /** False while there is no seat for it. */
      holds: z.boolean(),
      seats: z.array(doorSeat),
    })
    .nullable(),
});
export type DoorPerson = z.infer<typeof doorPerson>;

const { class_id, ...row } = reportExamples.row;
const { ticket_no, revision } = ticketExamples.row;

/**
 * The data that a device at the door needs to work without a connection: the public key that verifies tickets, and
 * all expected candidates. The device must forget it at the end; it is empty while the class takes no check-ins. A
 * call with the `seq` of the last answer gets the changes since then, or everybody if more than single people
 * changed.
 */
export const fetchDoorKit = endpoint('ticket/fetchDoorKit', {
  summary: 'What a door needs without a connection',
  input: z.strictObject({ class_id: id, since: z.int().min(0).optional() }),
  output: z.object({
    /** Ed25519, 32 bytes in base64url, by the id that codes name. */
    key: z.object({ id: z.string(), public_key: z.string() }),
    /** The time of first admission; null while the time of the exam is unknown. */
    opens_at: moment.nullable(),
    /** When the sittings are over. */
    until: moment,
    /** The value to send the next time: changes since then. */
    seq: z.int(),
    /** Whether these are all; else those who have changed since, and the enrolments of who is expected no longer. */
    whole: z.boolean(),
    people: z.array(doorPerson),
    gone: z.array(id),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id },
    output: {
      key: { id: 'MFRGGZDF', public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
      opens_at: '2026-11-20T23:00:00.000Z',
      until: '2026-11-21T09:00:00.000Z',
      seq: 4102,
      whole: true,
      gone: [],
      people: [
        {
          ...row,
          photo_id: 180143985097001,
          ticket: {
            ticket_no,
            revision,
            opens_from: revision,
            holds: true,
            seats: reportExamples.result.seats,
          },
        },
      ],
    },
  },
});
