import { deskPlace } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { wordsIn } from '../../platform/http/words.js';
import type { Database } from '../../platform/store/database.js';

interface Desk {
  readonly class_id: number;
  readonly sitting_id: number;
  readonly desk: number;
}

/** A desk of a sitting as people find it: by its room, its row and its place there. */
export const deskName = async (
  tx: Transaction<Database>,
  language: string,
  { class_id, sitting_id, desk }: Desk,
): Promise<string> => {
  const { rows } = await sql<{ room: string; columns: number }>`
    select r.name as room, r."columns" from exam_sitting i
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    where i.class_id = ${class_id} and i.sitting_id = ${sitting_id}`.execute(tx);
  const { room = '', columns = 1 } = rows[0] ?? {};
  return wordsIn(language)('ticket.desk', { room, ...deskPlace(columns, desk) });
};
