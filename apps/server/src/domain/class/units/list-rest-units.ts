import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { recommendingUnit } from './recommending-unit.js';
import { takesPartAlready } from './takes-part-already.js';

type Filters = Call<'class/fetchClassRestRcommendList'>['input'];
type RestUnits = OutputOf<'class/fetchClassRestRcommendList'>;

const filtered = ({ class_id, search }: Filters) => {
  const pattern = search ? literalLike(search) : undefined;
  return sql.join(
    [
      recommendingUnit,
      sql`not ${takesPartAlready(class_id)}`,
      ...(pattern ? [sql`(u.com_name ilike ${pattern} or u.com_code ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
};

/**
 * One page of the units that may still be added to a class, by name, and how many there are.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listRestUnits = async (db: Kysely<Database>, filters: Filters): Promise<RestUnits> => {
  const where = filtered(filters);
  const { items, count } = await readPage(db, filters, {
    rows: sql<RestUnits['items'][number]>`
      select u.unit_id, u.com_name, u.com_code from unit u where ${where}
      order by u.com_name, u.unit_id ${pageOf(filters)}`,
    count: sql<{ total: number }>`
      select (select count(*)::int4 from unit u where ${where}) as total
      from class c where c.class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
};
