import type { ClassStatus, TicketStatus } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { hasPaid } from '../../../foundation/standing/has-paid.js';
import { hasStudied } from '../../../foundation/standing/has-studied.js';
import { keptSubjectsOf } from '../../../foundation/standing/kept-of.js';
import { sittingsInRooms } from '../../sittings/sitting-columns.js';
import { desksOf } from './arrangement-seats.js';

/** A sitting with the desks of its room. */
export interface ArrangedSitting {
  readonly sitting_id: number;
  readonly subject: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
  readonly accessible: readonly number[];
}

interface ExamineeSeat {
  readonly subject: string;
  readonly sitting_id: number;
  readonly desk: number;
}

/** Somebody who is approved, or has a ticket. */
export interface Examinee {
  readonly enrolment_id: number;
  readonly unit_name: string | null;
  readonly employer: string;
  readonly approved: boolean;
  readonly paid: boolean;
  /** Whether they are done with the study that a ticket waits for. */
  readonly studied: boolean;
  readonly ticket_id: number | null;
  readonly ticket_status: TicketStatus | null;
  readonly seats: readonly ExamineeSeat[];
  /** The seats of the version that is taken up again, where one is. */
  readonly earlier?: readonly ExamineeSeat[];
  /** The subjects that they keep from another class, and do not sit. */
  readonly kept_subjects: readonly string[];
}

/** Everything that an arrangement is made from. */
export interface ExamFacts {
  readonly status: ClassStatus;
  readonly level: string;
  readonly class_code: string;
  readonly sittings: readonly ArrangedSitting[];
  readonly people: readonly Examinee[];
}

const sittings = sql`(
    select coalesce(json_agg(json_build_object('sitting_id', s.sitting_id, 'subject', s.subject,
      'starts_at', ${utcMoment('s.starts_at')}, 'ends_at', ${utcMoment('s.ends_at')}, 'rows', r."rows",
      'columns', r."columns", 'blocked', r.blocked, 'accessible', r.accessible)
      order by s.starts_at, length(r.name), r.name, s.sitting_id), '[]')
    from ${sittingsInRooms} where s.class_id = c.class_id) as sittings`;

/** The seats that people had by a version, under the enrolment: whose ticket was made void has another one since. */
const earlierSeats = (class_id: number, version: number): RawBuilder<unknown> => sql`left join (
    select o.enrolment_id, json_agg(json_build_object('subject', h.subject, 'sitting_id', h.sitting_id, 'desk', h.desk)
      order by h.subject) as seats
    from (${desksOf(class_id, version)}) as h
    join exam_ticket o on o.class_id = ${class_id}::bigint and o.ticket_id = h.ticket_id
    group by o.enrolment_id) as earlier on earlier.enrolment_id = e.enrolment_id`;

/**
 * Reads what the seats of a class are arranged from, in two statements; with `from_version` the seats of that version
 * as well.
 * @throws a Refusal `not_found` for a class that does not exist, or a version of which no seats are kept
 */
export const readExam = async (
  db: Kysely<Database>,
  class_id: number,
  from_version?: number,
): Promise<ExamFacts> => {
  const isKnown =
    from_version === undefined
      ? sql``
      : sql`and exists (select from exam_arrangement_seat k where k.class_id = c.class_id and k.version = ${from_version})`;
  const read = await sql<Omit<ExamFacts, 'people'>>`
    select c.status, c.level, c.code as class_code, ${sittings} from class c
    where c.class_id = ${class_id} ${isKnown}`.execute(db);
  const [facts] = read.rows;
  if (!facts) throw new Refusal('not_found');
  const takesUp = from_version !== undefined;
  const { rows } = await sql<{ people: readonly Examinee[] }>`
    select coalesce(json_agg(x order by x.enrol_no), '[]') as people from (
      select e.enrolment_id, e.enrol_no, u.com_name as unit_name, e.employer, e.status = 'approved' as approved, ${hasPaid} as paid,
        ${hasStudied} as studied,
        t.ticket_id, t.status as ticket_status,
        (select coalesce(json_agg(json_build_object('subject', s.subject, 'sitting_id', s.sitting_id, 'desk', s.desk)
          order by s.subject), '[]')
          from exam_seat s where s.class_id = t.class_id and s.ticket_id = t.ticket_id) as seats,
        (select coalesce(json_agg(kept.subject order by kept.subject), '[]') from ${keptSubjectsOf}) as kept_subjects
        ${takesUp ? sql`, coalesce(earlier.seats, '[]') as earlier` : sql``}
      from enrolment e
      left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
      left join unit u on u.unit_id = e.unit_id
      ${takesUp ? earlierSeats(class_id, from_version) : sql``}
      where e.class_id = ${class_id} and (e.status = 'approved' or t.ticket_id is not null)) as x`.execute(
    db,
  );
  return { ...facts, people: rows[0]?.people ?? [] };
};
