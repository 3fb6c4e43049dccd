import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';

/**
 * The same ids with one of them before another, or with `null` behind all.
 * @throws a Refusal `not_found` if one of the two is not among them
 */
export const moveBefore = (
  ids: readonly number[],
  moved: number,
  before: number | null,
): readonly number[] => {
  const rest = ids.filter((id) => id !== moved);
  const at = before === null ? rest.length : rest.indexOf(before);
  if (rest.length === ids.length || at === -1) throw new Refusal('not_found');
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
};

/** The courses of a class, or the units of one of its courses, in their order. The class must be locked. */
export const readOrder = async (
  tx: Transaction<Database>,
  { class_id, course_id }: { readonly class_id: number; readonly course_id?: number },
): Promise<readonly number[]> => {
  const { rows } = await (course_id === undefined
    ? sql<{
        id: number;
      }>`select course_id as id from study_course where class_id = ${class_id} order by position, course_id`
    : sql<{ id: number }>`select study_unit_id as id from study_unit
        where class_id = ${class_id} and course_id = ${course_id} order by position, study_unit_id`
  ).execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * Gives courses or units of a class the places from 1 on in the order of their ids; rows already in place stay
 * untouched.
 */
export const writeOrder = (
  tx: Transaction<Database>,
  { class_id, of }: { readonly class_id: number; readonly of: 'study_course' | 'study_unit' },
  ids: readonly number[],
): Promise<unknown> => {
  const key = sql.ref(of === 'study_course' ? 'r.course_id' : 'r.study_unit_id');
  return sql`
    update ${sql.table(of)} r set position = w.place::int4
    from unnest(${ids}::bigint[]) with ordinality as w (id, place)
    where r.class_id = ${class_id} and ${key} = w.id and r.position <> w.place`.execute(tx);
};
