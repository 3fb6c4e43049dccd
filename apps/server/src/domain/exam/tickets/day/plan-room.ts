import type { DayMove } from '@skillcert/api-client/contract';
import { deskNumber, deskPlace, paperAt, subjectsOf } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { lockSittingParts } from '../../sittings/lock-sitting-parts.js';
import type { Saying } from '../../used-by.js';
import { barred, nothingElse, overSitting, type PlannedMove } from './planned-move.js';

interface Room {
  readonly room_id: number;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
}

interface Found {
  readonly level: string;
  readonly rooms: readonly Room[];
  readonly sittings: readonly {
    readonly sitting_id: number;
    readonly subject: string;
    readonly starts_at: string;
    readonly is_over: boolean;
    readonly seats: readonly { readonly ticket_id: number; readonly desk: number }[];
  }[];
}

const read = async (
  tx: Transaction<Database>,
  {
    class_id,
    room_id,
    to_room_id,
    now,
  }: { class_id: number; room_id: number; to_room_id: number; now: Date },
): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select c.level,
      (select coalesce(json_agg(json_build_object('room_id', r.room_id, 'name', r.name, 'rows', r."rows", 'columns', r."columns",
        'blocked', r.blocked)), '[]') from exam_room r where r.class_id = c.class_id and r.room_id in (${room_id}, ${to_room_id})) as rooms,
      (select coalesce(json_agg(json_build_object('sitting_id', i.sitting_id, 'subject', i.subject, 'starts_at', i.starts_at, 'is_over', i.ends_at <= ${now},
        'seats', (select coalesce(json_agg(json_build_object('ticket_id', s.ticket_id, 'desk', s.desk) order by s.desk), '[]')
          from exam_seat s where s.class_id = i.class_id and s.sitting_id = i.sitting_id)) order by i.starts_at), '[]')
        from exam_sitting i where i.class_id = c.class_id and i.room_id = ${room_id}) as sittings
    from class c where c.class_id = ${class_id}`.execute(tx);
  return rows[0];
};

/**
 * The desks of people of a room in another one: the same row and column if all of these can be used there, else the
 * first free desks in order.
 */
const desksIn = (from: Room, to: Room, desks: readonly number[]): readonly number[] => {
  const places = desks.map((desk) => deskPlace(from.columns, desk));
  const same = places.map((place) => deskNumber(to.columns, place));
  const isThere = places.every(({ row, column }) => row <= to.rows && column <= to.columns);
  if (isThere && !same.some((desk) => to.blocked.includes(desk))) return same;
  const free = Array.from({ length: to.rows * to.columns }, (_, index) => index + 1).filter(
    (desk) => !to.blocked.includes(desk),
  );
  if (free.length < desks.length)
    throw barred('room_small', { names: to.name, has: free.length, needs: desks.length });
  return free.slice(0, desks.length);
};

/**
 * Plans the move of a room, with the sittings that are named or all that are not over. The class must be locked; this
 * locks the other room.
 * @throws a Refusal: not_found, state_changed if a named sitting, or any, is not in the room, move_barred, or
 * `to_room_id` if it is the same room
 */
export const planRoom = async (
  tx: Transaction<Database>,
  saying: Saying,
  class_id: number,
  { room_id, to_room_id, sitting_ids }: Extract<DayMove, { kind: 'room' }>,
  now: Date,
): Promise<PlannedMove> => {
  if (room_id === to_room_id) throw refuseFields({ 'move.to_room_id': 'not_offered' });
  await lockSittingParts(tx, { class_id, room_ids: [to_room_id], user_ids: [] });
  const found = await read(tx, { class_id, room_id, to_room_id, now });
  const from = found?.rooms.find((room) => room.room_id === room_id);
  const to = found?.rooms.find((room) => room.room_id === to_room_id);
  if (!found || !from || !to) throw new Refusal('not_found');
  const named = found.sittings.filter(({ sitting_id, is_over }) =>
    sitting_ids ? sitting_ids.includes(sitting_id) : !is_over,
  );
  if (sitting_ids && named.length < new Set(sitting_ids).size) throw new Refusal('state_changed');
  const over = sitting_ids ? named.find(({ is_over }) => is_over) : found.sittings.at(-1);
  if (over && (sitting_ids || named.length === 0)) throw overSitting(saying, over);
  // Its sittings were moved meanwhile.
  if (named.length === 0) throw new Refusal('state_changed');
  const subjects = subjectsOf(saying.services.exam, found.level);
  return {
    ...nothingElse,
    to_room: { room_id: to_room_id, sitting_ids: named.map(({ sitting_id }) => sitting_id) },
    seats: named.flatMap(({ sitting_id, subject, seats }) => {
      const papers = subjects.find(({ id }) => id === subject)?.papers ?? [];
      const desks = desksIn(
        from,
        to,
        seats.map(({ desk }) => desk),
      );
      return seats.map(({ ticket_id, desk: before }, index) => {
        const desk = desks[index] ?? before;
        const paper = paperAt(papers, deskPlace(to.columns, desk));
        return { ticket_id, subject, from_sitting_id: sitting_id, sitting_id, desk, paper };
      });
    }),
  };
};
