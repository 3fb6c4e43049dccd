import type { ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import type { DoorTicket } from './door-ticket.js';

/** The facts of an enrolment that the door needs. */
export interface DoorPerson {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly name: string;
  readonly id_masked: string;
  readonly status: ReviewStatus;
  readonly ticket: DoorTicket | null;
  /** The numbers of all tickets that the person ever had in this class. */
  readonly ticket_nos: readonly string[];
}

/** A person who was locked. Their ticket is read after it: a move may have given them another seat meanwhile. */
type LockedPerson = Omit<DoorPerson, 'ticket'>;

interface Wanted {
  readonly class_id: number;
  readonly numbers?: readonly string[];
  readonly enrolment_ids?: readonly number[];
}

/**
 * Locks the scanned enrolments of a class in the order of their ids: two devices that scan one person at the same
 * moment come one after the other, and two batches never deadlock.
 */
export const lockPeople = async (
  tx: Transaction<Database>,
  { class_id, numbers, enrolment_ids = [] }: Wanted,
): Promise<readonly LockedPerson[]> => {
  const wanted = numbers
    ? sql`e.enrolment_id in (
        select x.enrolment_id from enrolment x where x.class_id = ${class_id} and x.enrol_no = any(${[...numbers]}::text[])
        union all
        select t.enrolment_id from exam_ticket t where t.class_id = ${class_id} and t.ticket_no = any(${[...numbers]}::text[]))`
    : sql`e.enrolment_id = any(${[...enrolment_ids]}::bigint[])`;
  const { rows } = await sql<LockedPerson>`
    select e.enrolment_id, e.enrol_no, e.name, e.id_masked, e.status,
      array(select t.ticket_no from exam_ticket t where t.class_id = e.class_id and t.enrolment_id = e.enrolment_id) as ticket_nos
    from enrolment e
    where e.class_id = ${class_id} and ${wanted}
    order by e.enrolment_id for update`.execute(tx);
  return rows;
};

/** Locked people with their tickets, as they were read since. */
export const withTickets = (
  people: readonly LockedPerson[],
  tickets: ReadonlyMap<number, DoorTicket | null>,
): readonly DoorPerson[] =>
  people.map((person) => ({ ...person, ticket: tickets.get(person.enrolment_id) ?? null }));

/** People by each number that identifies them at the door. */
export const byNumber = <Person extends LockedPerson>(
  people: readonly Person[],
): ReadonlyMap<string, Person> =>
  new Map(
    people.flatMap((person) =>
      [...person.ticket_nos, person.enrol_no].map((number) => [number, person] as const),
    ),
  );
