import type { SittingRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { lacksInvigilator } from '../../foundation/standing/lacks-invigilator.js';
import { sittingColumns, sittingsInRooms } from './sitting-columns.js';

type Filters = Call<'exam/fetchSittingLists'>['input'];

const matches = (search: string) => {
  const like = literalLike(search);
  return sql`(r.name ilike ${like} or r.address ilike ${like} or array_to_string(s.names, E'\\n') ilike ${like} or exists (
    select from sitting_invigilator i join account a on a.user_id = i.user_id
    where i.class_id = s.class_id and i.sitting_id = s.sitting_id and a.name ilike ${like}))`;
};

const filtered = ({ class_id, search, subject, room_id, unattended }: Filters) =>
  sql.join(
    [
      sql`s.class_id = ${class_id}`,
      ...(subject ? [sql`s.subject = ${subject}`] : []),
      ...(room_id ? [sql`s.room_id = ${room_id}`] : []),
      ...(unattended ? [lacksInvigilator] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

const orders = { starts_at: sql`s.starts_at`, room_name: sql`r.name` };

/**
 * One page of a class's sittings, and how many there are.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listSittings = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: SittingRow[]; total: number }> => {
  const where = filtered(filters);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<SittingRow>`
      select ${sittingColumns} from ${sittingsInRooms} where ${where}
      order by ${orders[filters.sort]} ${order}, s.starts_at, length(r.name), r.name, s.sitting_id ${pageOf(filters)}`,
    count: sql<{ total: number }>`
      select (select count(*) from ${sittingsInRooms} where ${where})::int4 as total
      from class where class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
};
