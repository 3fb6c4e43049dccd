import { limits, shownAtDoor } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, line, listOf, moment, page } from '../../fields.js';
import { doorSeat, reportExamples, reportRow } from './report-record.js';

/**
 * A person of the roster with their seats, in the order of the sittings, and by sitting the account that let them in
 * late at the door.
 */
export const rosterRow = reportRow.extend({
  seats: z.array(doorSeat),
  late_by: z.array(z.object({ sitting_id: id, name: z.string() })),
});
export type RosterRow = z.infer<typeof rosterRow>;

/**
 * A sitting, and its expected candidates by attendance. Those who came late or left early count as present. Those who
 * have no mark are `unmarked`, and count as absent once it is over.
 */
export const sittingCounts = z.object({
  sitting_id: id,
  subject: z.string(),
  room_id: id,
  room_name: z.string(),
  starts_at: moment,
  ends_at: moment,
  expected: z.int(),
  came: z.int(),
  late: z.int(),
  left: z.int(),
  absent: z.int(),
  unmarked: z.int(),
  /** Whether scores of its subject are published: its attendance changes no more. */
  is_settled: z.boolean(),
});
export type SittingCounts = z.infer<typeof sittingCounts>;

const ofSitting = ['late', 'left', 'absent', 'unmarked'] as const;

/**
 * The filters and the order of the roster of a class. With `sitting_id`, `show` is about that sitting, and so is the
 * order by `admitted_at`: `waiting` has no mark yet, `admitted` came, even late, `absent` was called so or has no mark
 * at the end, `unmarked` has none at all. The last four need a sitting.
 */
export const rosterFilters = {
  class_id: id,
  search: line(limits.scan_length_max).optional(),
  sitting_id: id.optional(),
  room_id: id.optional(),
  show: z.enum([...shownAtDoor, ...ofSitting]).optional(),
  sort: z.enum(['enrol_no', 'admitted_at']).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The roster of a class: its approved candidates, their attendance, and its totals. `search` finds a name, the
 * number of an enrolment or a ticket, the code of a ticket, an exact phone or an exact identity number.
 */
export const fetchReportLists = endpoint('class/fetchReportLists', {
  summary: 'Roster of a class with its check-ins',
  input: z.strictObject({ ...page, ...rosterFilters }),
  output: listOf(rosterRow).extend({
    /** The sittings in which a person has a seat, in their order. */
    sittings: z.array(sittingCounts),
    counts: z.object({
      expected: z.number().int(),
      admitted: z.number().int(),
      conflicts: z.number().int(),
    }),
    /** The number of expected candidates without a valid seat, if there are sittings. */
    unseated: z.int(),
    status: classStatus,
    exam_at: moment.nullable(),
  }),
  access: { ...registrationDesk, scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, show: 'admitted' },
    output: {
      items: [{ ...reportExamples.row, seats: reportExamples.result.seats, late_by: [] }],
      sittings: [
        {
          sitting_id: 180143985106101,
          subject: 'theory',
          room_id: 180143985106001,
          room_name: '第 3 考场',
          starts_at: '2026-11-21T01:00:00.000Z',
          ends_at: '2026-11-21T02:30:00.000Z',
          expected: 38,
          came: 36,
          late: 1,
          left: 0,
          absent: 1,
          unmarked: 1,
          is_settled: false,
        },
      ],
      total: 1,
      counts: { expected: 76, admitted: 1, conflicts: 0 },
      unseated: 0,
      status: 'examining',
      exam_at: '2026-11-21T01:00:00.000Z',
    },
  },
});
