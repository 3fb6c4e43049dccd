import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { mayInvigilate } from './may-invigilate.js';

interface Parts {
  readonly class_id: number;
  readonly room_id: number;
  readonly user_ids: readonly number[];
}

/**
 * Locks the room, in every class that has it, and the accounts of those who invigilate, so that no other class takes them meanwhile.
 * @throws a Refusal naming the field where the class has no such room, or somebody may not invigilate in it
 */
export const lockSittingParts = async (
  tx: Transaction<Database>,
  { class_id, room_id, user_ids }: Parts,
): Promise<void> => {
  const { rows } = await sql<{ room: boolean; people: number }>`
    with rooms as (
      select r.class_id, r.room_id from exam_room r
      where (r.address, r.name) = (select own.address, own.name from exam_room own
        where own.class_id = ${class_id} and own.room_id = ${room_id})
      order by r.class_id, r.room_id for update
    ), people as (
      select a.user_id from account a
      where a.user_id = any(${user_ids}::bigint[]) and ${mayInvigilate(class_id)}
      order by a.user_id for update
    )
    select exists (select from rooms) as room, (select count(*) from people)::int4 as people`.execute(tx);
  const [locked] = rows;
  if (!locked?.room) throw refuseFields({ room_id: 'not_offered' });
  if (locked.people < user_ids.length) throw refuseFields({ user_ids: 'not_offered' });
};
