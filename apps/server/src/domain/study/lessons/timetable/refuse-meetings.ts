import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { mayTeach } from './may-teach.js';

interface Wanted {
  readonly class_id: number;
  readonly lesson_id: number;
  readonly place: string;
  readonly user_ids: readonly number[];
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * Locks the teachers, the possible ones, and the former ones of this lesson, so that no other class takes them
 * meanwhile.
 */
const lockTeachers = async (
  tx: Transaction<Database>,
  { class_id, lesson_id, user_ids }: Wanted,
): Promise<void> => {
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id from account a where a.user_id = any(${user_ids}::bigint[]) and ((${mayTeach(class_id)}) or exists (select from lesson_teacher t
      where t.class_id = ${class_id} and t.lesson_id = ${lesson_id} and t.user_id = a.user_id))
    order by a.user_id for update`.execute(tx);
  if (rows.length < user_ids.length) throw refuseFields({ user_ids: 'not_offered' });
};

/**
 * Refuses a lesson whose teachers are in another one at that time, in any class, or whose place has another lesson
 * of the class; those of cancelled classes do not count. The class must be locked.
 * @throws a Refusal naming `place` or `user_ids`: busy; `user_ids`: not_offered
 */
export const refuseMeetings = async (tx: Transaction<Database>, wanted: Wanted): Promise<void> => {
  const { class_id, lesson_id, place, user_ids, starts_at, ends_at } = wanted;
  await lockTeachers(tx, wanted);
  const meets = sql`l.starts_at < ${ends_at}::timestamptz and l.ends_at > ${starts_at}::timestamptz
    and (l.class_id, l.lesson_id) <> (${class_id}::bigint, ${lesson_id}::bigint)`;
  const { rows } = await sql<{ place: boolean; people: boolean }>`
    select exists (select from lesson l where l.class_id = ${class_id} and l.place = ${place} and ${meets}) as place,
    exists (
      select from lesson_teacher t
      join lesson l on l.class_id = t.class_id and l.lesson_id = t.lesson_id
      where t.user_id = any(${user_ids}::bigint[]) and ${meets}
        and not exists (select from class c where c.class_id = l.class_id and c.status = 'cancelled')) as people`.execute(
    tx,
  );
  const [found] = rows;
  const problems = {
    ...(found?.place && { place: 'busy' as const }),
    ...(found?.people && { user_ids: 'busy' as const }),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
