import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { NamedField } from './plan/planned-sitting.js';

interface Collision {
  readonly sitting_id: number;
  readonly room: boolean;
  readonly people: boolean;
  readonly names: boolean;
}

/**
 * Refuses sittings, as they stand written, whose room, by address and name, or whose invigilators are in another one at
 * that time: rooms and accounts in whichever class, invigilators without an account in this one. Those of cancelled
 * classes do not count. Rooms and accounts must be locked.
 * @throws a Refusal naming `room_id`, `user_ids` or `names` of each such sitting: busy
 */
export const refuseCollisions = async (
  tx: Transaction<Database>,
  { class_id, sitting_ids }: { readonly class_id: number; readonly sitting_ids: readonly number[] },
  fieldOf: NamedField,
): Promise<void> => {
  const meets = sql`s.starts_at < own.ends_at and s.ends_at > own.starts_at
    and (s.class_id, s.sitting_id) <> (own.class_id, own.sitting_id)
    and not exists (select from class c where c.class_id = s.class_id and c.status = 'cancelled')`;
  const { rows } = await sql<Collision>`
    select * from (
      select own.sitting_id, exists (
        select from exam_room here
        join exam_room r on r.address = here.address and r.name = here.name
        join exam_sitting s on s.class_id = r.class_id and s.room_id = r.room_id
        where here.class_id = own.class_id and here.room_id = own.room_id and ${meets}) as room,
      exists (
        select from sitting_invigilator mine
        join sitting_invigilator i on i.user_id = mine.user_id
        join exam_sitting s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
        where mine.class_id = own.class_id and mine.sitting_id = own.sitting_id and ${meets}) as people,
      exists (
        select from exam_sitting s where s.class_id = own.class_id and s.names && own.names and ${meets}) as names
      from exam_sitting own
      where own.class_id = ${class_id} and own.sitting_id = any(${sitting_ids}::bigint[])) as found
    where room or people or names`.execute(tx);
  const problems = rows.flatMap(({ sitting_id, room, people, names }) =>
    [room && ('room_id' as const), people && ('user_ids' as const), names && ('names' as const)]
      .filter((field) => field !== false)
      .map((field) => [fieldOf(sitting_id, field), 'busy'] as const),
  );
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
};
