import { type Kysely, sql } from 'kysely';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

interface Payer {
  readonly unit_id: number;
  readonly com_name: string;
}

/**
 * The institution that pays for the messages of a class.
 * @throws a Refusal: not_found; transition_refused for a class of the platform, which needs no balance
 */
export const readCreditUnit = async (db: Kysely<Database>, class_id: number): Promise<Payer> => {
  const { rows } = await sql<{ [Field in keyof Payer]: Payer[Field] | null }>`
    select u.unit_id, u.com_name from class c left join unit u on u.unit_id = c.unit_id
    where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { unit_id, com_name } = found;
  if (unit_id === null || com_name === null) throw refuseTransition({ why: 'platform_pays' });
  return { unit_id, com_name };
};
