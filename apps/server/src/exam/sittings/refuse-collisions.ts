import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';

interface Wanted {
  readonly class_id: number;
  readonly sitting_id: number;
  readonly room_id: number;
  readonly user_ids: readonly number[];
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * Refuses a sitting whose room, by address and name, or whose invigilators are in another one at that time, in whichever class; those of
 * cancelled classes do not count. Room and accounts must be locked.
 * @throws a Refusal naming `room_id` or `user_ids`: busy
 */
export const refuseCollisions = async (
  tx: Transaction<Database>,
  { class_id, sitting_id, room_id, user_ids, starts_at, ends_at }: Wanted,
): Promise<void> => {
  const meets = sql`s.starts_at < ${ends_at}::timestamptz and s.ends_at > ${starts_at}::timestamptz
    and (s.class_id, s.sitting_id) <> (${class_id}::bigint, ${sitting_id}::bigint)
    and not exists (select from class c where c.class_id = s.class_id and c.status = 'cancelled')`;
  const { rows } = await sql<{ room: boolean; people: boolean }>`
    select exists (
      select from exam_room own
      join exam_room r on r.address = own.address and r.name = own.name
      join exam_sitting s on s.class_id = r.class_id and s.room_id = r.room_id
      where own.class_id = ${class_id} and own.room_id = ${room_id} and ${meets}) as room,
    exists (
      select from sitting_invigilator i
      join exam_sitting s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
      where i.user_id = any(${user_ids}::bigint[]) and ${meets}) as people`.execute(tx);
  const [found] = rows;
  const problems = {
    ...(found?.room && { room_id: 'busy' as const }),
    ...(found?.people && { user_ids: 'busy' as const }),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
