import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

interface Renamed {
  readonly class_id: number;
  readonly room_id: number;
  readonly name: string;
  readonly address: string;
}

/**
 * Refuses a name and address for a room under which another class sits in it at the same time; cancelled classes do not
 * count. Another transaction that takes that name, or a sitting in a room of it, waits.
 * @throws a Refusal naming `name`: busy
 */
export const refuseTakenRoom = async (
  tx: Transaction<Database>,
  { class_id, room_id, name, address }: Renamed,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${address}\n${name}`}::text, 0))`.execute(tx);
  await sql`select from exam_room where address = ${address} and name = ${name}
    order by class_id, room_id for update`.execute(tx);
  const { rows } = await sql`
    select from exam_sitting own
    join exam_room r on r.address = ${address} and r.name = ${name}
    join exam_sitting s on s.class_id = r.class_id and s.room_id = r.room_id
      and s.starts_at < own.ends_at and s.ends_at > own.starts_at
    join class c on c.class_id = s.class_id and c.status <> 'cancelled'
    where own.class_id = ${class_id} and own.room_id = ${room_id} and s.class_id <> own.class_id
    limit 1`.execute(tx);
  if (rows.length > 0) throw refuseFields({ name: 'busy' });
};
