import type { DoorPerson } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { doorTicket } from './door-ticket.js';
import { expected, rosterColumns } from './list-roster.js';

/** Everybody who is expected in a class, or those of some enrolments, with the ticket that holds. */
export const doorPeople = async (
  db: Kysely<Database>,
  class_id: number,
  ids?: readonly number[],
): Promise<DoorPerson[]> => {
  const among = ids ? sql`e.enrolment_id = any(${[...ids]}::bigint[])` : sql`true`;
  const { rows } = await sql<{ people: DoorPerson[] }>`
    select coalesce(json_agg(p order by p.enrol_no), '[]') as people from (
      select ${rosterColumns(class_id)}, e.photo_id, ${doorTicket} as ticket from ${expected}
      where e.class_id = ${class_id} and e.status = 'approved' and ${among}) as p`.execute(db);
  return rows[0]?.people ?? [];
};
