import type { ClassRecord } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../http/caller.js';
import type { Call } from '../http/handle.js';
import type { Database } from '../store/database.js';
import { classRecordColumns } from './class-record-columns.js';
import { classScope } from './class-scope.js';
import { literalLike } from './literal-like.js';

type Filters = Call<'class/fetchClassLists'>['input'];

const filtered = (caller: StaffSession, { search, status, level }: Filters) => {
  const pattern = search ? literalLike(search) : undefined;
  return sql.join(
    [
      classScope(caller),
      ...(status?.length ? [sql`c.status = any(${status}::text[])`] : []),
      ...(level ? [sql`c.level = ${level}`] : []),
      ...(pattern
        ? [
            // The grams are what the index holds; the patterns say whether they stand together.
            sql`c.search_grams @> name_grams(${search})`,
            sql`(c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern})`,
          ]
        : []),
    ],
    sql` and `,
  );
};

/** One page of the classes in the session's scope, and how many there are. */
export const listClasses = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
): Promise<{ items: ClassRecord[]; total: number }> => {
  const where = filtered(caller, filters);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const [page, counted] = await Promise.all([
    sql<ClassRecord>`
      select ${classRecordColumns(caller)}
      from class c left join unit u on u.unit_id = c.unit_id
      where ${where}
      order by ${sql.ref(`c.${filters.sort}`)} ${order}, c.class_id ${order}
      limit ${filters.limit} offset ${(filters.page - 1) * filters.limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int4 as total from class c where ${where}`.execute(db),
  ]);
  return { items: page.rows, total: counted.rows[0]?.total ?? 0 };
};
