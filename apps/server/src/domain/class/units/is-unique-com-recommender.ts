import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takesPartAlready } from './takes-part-already.js';

export const isUniqueComRecommender = handle('class/isUniqueComRecommender', async ({ input, services }) => {
  const { class_id, unit_id } = input;
  const { rows } = await sql<{ is_unique: boolean }>`
    select not ${takesPartAlready(class_id)} as is_unique
    from unit u
    where u.unit_id = ${unit_id} and exists (select from class c where c.class_id = ${class_id})`.execute(
    services.store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
});
