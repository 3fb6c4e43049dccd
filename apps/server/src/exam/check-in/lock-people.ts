import type { ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { type DoorTicket, doorTicket } from './door-ticket.js';

/** What the door must know of an enrolment. */
export interface DoorPerson {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly name: string;
  readonly id_masked: string;
  readonly status: ReviewStatus;
  readonly ticket: DoorTicket | null;
}

interface Wanted {
  readonly class_id: number;
  readonly numbers?: readonly string[];
  readonly enrolment_id?: number;
}

/**
 * Locks the enrolments of a class that are scanned, one after the other in the order of their ids: two devices that scan one person
 * at the same moment come one after the other, and two batches never wait for each other.
 */
export const lockPeople = async (
  tx: Transaction<Database>,
  { class_id, numbers, enrolment_id }: Wanted,
): Promise<readonly DoorPerson[]> => {
  const wanted = numbers
    ? sql`e.enrol_no = any(${[...numbers]}::text[])`
    : sql`e.enrolment_id = ${enrolment_id}`;
  const { rows } = await sql<DoorPerson>`
    select e.enrolment_id, e.enrol_no, e.name, e.id_masked, e.status, ${doorTicket} as ticket from enrolment e
    where e.class_id = ${class_id} and ${wanted}
    order by e.enrolment_id for update`.execute(tx);
  return rows;
};
