import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

type Contacts = OutputOf<'class/fetchContacts'>;

/**
 * The contacts of a class, with its version.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const findContacts = async (db: Kysely<Database>, class_id: number): Promise<Contacts> => {
  const { rows } = await sql<Contacts>`
    select c.contacts, ${utcMoment('c.updated_at')} as updated_at
    from class c where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
