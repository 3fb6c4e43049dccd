import {
  acceptsCheckIns,
  acceptsLateCheckIns,
  type ClassStatus,
  changesAttendance,
  doorOpensAt,
  type SittingMark,
} from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, OpenConflict } from '../../../platform/store/database.js';
import { prepared } from '../../../platform/store/prepared.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { executeTogether } from '../../../platform/store/statements/send-together.js';
import type { StoredKind } from './check-in-event.js';
import { type DoorTicket, doorTicket } from './door-ticket.js';
import { isOfAnotherClass } from './is-of-another-class.js';

/** The attendance of a person, as the events so far add up to. */
export interface Attendance {
  readonly enrolment_id: number;
  readonly admitted_event: number | null;
  readonly admitted_at: string | null;
  readonly device: string | null;
  readonly conflicts: readonly OpenConflict[];
}

/** The mark of a person in a sitting; device and event are null unless the door made it. */
export interface MarkedSitting {
  readonly enrolment_id: number;
  readonly sitting_id: number;
  readonly subject: string;
  readonly mark: SittingMark;
  readonly marked_at: string;
  readonly device: string | null;
  readonly event_id: number | null;
}

/** The key of a mark in a map. */
export const markKey = ({
  enrolment_id,
  sitting_id,
}: Pick<MarkedSitting, 'enrolment_id' | 'sitting_id'>): string => `${enrolment_id}/${sitting_id}`;

/** The state at the door that the events of a class so far add up to. */
export interface DoorState {
  /** The outcome of each nonce that was sent before. */
  readonly known: ReadonlyMap<string, StoredKind>;
  readonly attendance: ReadonlyMap<number, Attendance>;
  /** The tickets of people, by their enrolment. */
  readonly tickets: ReadonlyMap<number, DoorTicket | null>;
  /** By {@link markKey}. */
  readonly marks: ReadonlyMap<string, MarkedSitting>;
  /** Numbers that begin with the code of another class. */
  readonly ofOthers: ReadonlySet<string>;
  /** When the exam ended; null while the door is open. */
  readonly ended_at: Date | null;
  /** When the door of the class opens; null while nobody knows when the exam is. */
  readonly opens_at: Date | null;
  /** Whether attendance is final in every subject, because the class has moved on. */
  readonly is_settled: boolean;
  /** The subjects with published scores, which depend on the attendance there. */
  readonly published: ReadonlySet<string>;
}

/**
 * Whether attendance is final: of a sitting of this subject, or for somebody without a seat, as soon as the scores of
 * any are published.
 */
export const isFinalIn = ({ is_settled, published }: DoorState, subject: string | undefined): boolean =>
  is_settled || (subject === undefined ? published.size > 0 : published.has(subject));

interface Asked {
  readonly class_id: number;
  readonly nonces: readonly string[];
  readonly enrolment_ids: readonly number[];
  readonly numbers: readonly string[];
  /** Whether the request is about the time before the end of the exam, in any present state of the class. */
  readonly late: boolean;
}

interface StateRow {
  readonly status: ClassStatus;
  readonly known: readonly { nonce: string; kind: StoredKind }[];
  readonly attendance: readonly Attendance[];
  readonly tickets: readonly { readonly enrolment_id: number; readonly ticket: DoorTicket | null }[];
  readonly marks: readonly MarkedSitting[];
  readonly of_others: readonly string[];
  readonly ended_at: Date | null;
  readonly first_at: Date | null;
  readonly published: readonly string[];
}

const publishedIn = (class_id: RawBuilder<unknown>) => sql<
  string[]
>`array(select distinct s.subject from score s
  where s.class_id = ${class_id} and s.status in ('published', 'final'))`;

/**
 * Holds a class in its state after the exam, so that its dossier is not sealed while something is still written, and
 * reads in the next statement which subjects are published: nobody can publish one from then on.
 */
const holdClass = async (tx: Transaction<Database>, class_id: number, status: ClassStatus) => {
  const hold = sql<object>`select from class where class_id = ${class_id} and status = ${status} for share`;
  const read = sql<{ published: string[] }>`select ${publishedIn(sql`${class_id}::bigint`)} as published`;
  const [held, [found]] = await executeTogether(tx, prepared(hold), prepared(read));
  if (held.length === 0) throw new Refusal('state_changed');
  return found?.published ?? [];
};

/**
 * Reads the state at the door after the people are locked: an earlier statement would miss changes of another device,
 * or a move to another seat.
 * @throws a Refusal: not_found for no such class, class_state if its door is not open, state_changed if the
 * class changes its state at this moment
 */
export const readAttendance = async (
  tx: Transaction<Database>,
  { class_id, nonces, enrolment_ids, numbers, late }: Asked,
): Promise<DoorState> => {
  const { rows } = await sql<StateRow>`
    select c.status,
      (select coalesce(jsonb_agg(jsonb_build_object('nonce', v.nonce, 'kind', v.kind)), '[]') from check_in_event v
        where v.class_id = c.class_id and v.nonce = any(${[...nonces]}::text[])) as known,
      (select coalesce(jsonb_agg(jsonb_build_object('enrolment_id', a.enrolment_id, 'admitted_event', a.admitted_event,
          'admitted_at', ${utcMoment('a.admitted_at')},
          'device', a.device, 'conflicts', a.conflicts)), '[]') from attendance a
        where a.class_id = c.class_id and a.enrolment_id = any(${[...enrolment_ids]}::bigint[])) as attendance,
      (select coalesce(jsonb_agg(jsonb_build_object('enrolment_id', e.enrolment_id, 'ticket', ${doorTicket})), '[]') from enrolment e
        where e.class_id = c.class_id and e.enrolment_id = any(${[...enrolment_ids]}::bigint[])) as tickets,
      (select coalesce(jsonb_agg(jsonb_build_object('enrolment_id', m.enrolment_id, 'sitting_id', m.sitting_id, 'mark', m.mark,
          'subject', i.subject, 'marked_at', ${utcMoment('m.marked_at')}, 'device', m.device, 'event_id', m.event_id)), '[]')
        from sitting_mark m join exam_sitting i on i.class_id = m.class_id and i.sitting_id = m.sitting_id
        where m.class_id = c.class_id and m.enrolment_id = any(${[...enrolment_ids]}::bigint[])) as marks,
      array(select n.number from unnest(${[...numbers]}::text[]) as n (number)
        where ${isOfAnotherClass(sql`c.class_id`, sql`n.number`)}) as of_others,
      (select max(t.at) from audit_event t where t.class_id = c.class_id and t.object_type = 'class'
        and t.object_id = c.class_id::text and t.action = 'end_exam') as ended_at,
      coalesce((select min(s.starts_at) from exam_sitting s where s.class_id = c.class_id), c.exam_at) as first_at,
      ${publishedIn(sql`c.class_id`)} as published
    from class c where c.class_id = ${class_id}`.execute(tx);
  const [state] = rows;
  if (!state) throw new Refusal('not_found');
  const isOpen = acceptsCheckIns(state.status);
  if (!isOpen && !(late && acceptsLateCheckIns(state.status))) throw refuseClass(state.status);
  const published = isOpen ? state.published : await holdClass(tx, class_id, state.status);
  return {
    // Without a record of the end of the exam, every late scan counts as made after it.
    ended_at: isOpen ? null : (state.ended_at ?? new Date(0)),
    opens_at: state.first_at && new Date(doorOpensAt(state.first_at.getTime())),
    is_settled: !changesAttendance(state.status),
    published: new Set(published),
    known: new Map(state.known.map(({ nonce, kind }) => [nonce, kind])),
    attendance: new Map(state.attendance.map((row) => [row.enrolment_id, row])),
    tickets: new Map(state.tickets.map(({ enrolment_id, ticket }) => [enrolment_id, ticket])),
    marks: new Map(state.marks.map((row) => [markKey(row), row])),
    ofOthers: new Set(state.of_others),
  };
};
