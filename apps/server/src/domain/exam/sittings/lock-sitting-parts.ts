import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { mayInvigilate } from './may-invigilate.js';

interface Parts {
  readonly class_id: number;
  readonly room_ids: readonly number[];
  readonly user_ids: readonly number[];
}

/** The requested rooms and people that a sitting of the class may have. */
interface LockedParts {
  readonly rooms: ReadonlySet<number>;
  readonly people: ReadonlySet<number>;
}

/**
 * Locks rooms, in every class that has them, and the accounts of invigilators. No other class takes them meanwhile.
 * @returns those rooms that the class has, and those people who may invigilate in it
 */
export const lockSittingParts = async (
  tx: Transaction<Database>,
  { class_id, room_ids, user_ids }: Parts,
): Promise<LockedParts> => {
  const { rows } = await sql<{ rooms: readonly number[]; people: readonly number[] }>`
    with rooms as (
      select r.class_id, r.room_id from exam_room r
      where (r.address, r.name) in (select own.address, own.name from exam_room own
        where own.class_id = ${class_id} and own.room_id = any(${room_ids}::bigint[]))
      order by r.class_id, r.room_id for update
    ), people as (
      select a.user_id from account a
      where a.user_id = any(${user_ids}::bigint[]) and ${mayInvigilate(class_id)}
      order by a.user_id for update
    )
    select (select coalesce(json_agg(room_id), '[]') from rooms where class_id = ${class_id}) as rooms,
      (select coalesce(json_agg(user_id), '[]') from people) as people`.execute(tx);
  const [locked] = rows;
  return { rooms: new Set(locked?.rooms), people: new Set(locked?.people) };
};
