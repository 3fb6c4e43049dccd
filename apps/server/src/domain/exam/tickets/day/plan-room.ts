import type { DayMove } from '@skillcert/api-client/contract';
import { subjectsOf } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { lockSittingParts } from '../../sittings/lock-sitting-parts.js';
import { takesSittings } from '../../sittings/write-sitting.js';
import { type Saying, sittingName } from '../../used-by.js';
import { meets } from './meets.js';
import { nothingElse, overSitting, type PlannedMove } from './planned-move.js';
import { type MovedSitting, type RoomMoveFacts, readRoomMove, targetsOf } from './read-room-move.js';
import { readRules } from './read-rules.js';
import { type SpreadSitting, spreadSitting } from './spread-sitting.js';

type RoomMove = Extract<DayMove, { kind: 'room' }>;

/** @throws a Refusal if a room that the move leads to is the old one, or named twice */
const refuseSameRooms = ({ room_id, to_room_id, more_room_ids = [] }: RoomMove): void => {
  if (room_id === to_room_id) throw refuseFields({ 'move.to_room_id': 'not_offered' });
  const all = [room_id, to_room_id, ...more_room_ids];
  if (new Set(all).size < all.length) throw refuseFields({ 'move.more_room_ids': 'not_offered' });
};

/** The sittings that move: the named ones, or all in the room that are not over. */
const namedIn = (
  saying: Saying,
  { sittings }: RoomMoveFacts,
  { room_id, sitting_ids }: RoomMove,
): readonly MovedSitting[] => {
  const inside = sittings.filter((sitting) => sitting.room_id === room_id);
  const named = inside.filter(({ sitting_id, is_over }) =>
    sitting_ids ? sitting_ids.includes(sitting_id) : !is_over,
  );
  if (sitting_ids && named.length < new Set(sitting_ids).size) throw new Refusal('state_changed');
  const over = sitting_ids ? named.find(({ is_over }) => is_over) : inside.at(-1);
  if (over && (sitting_ids || named.length === 0)) throw overSitting(saying, over);
  // Its sittings were moved meanwhile.
  if (named.length === 0) throw new Refusal('state_changed');
  return named;
};

/** @throws a Refusal if a room that gets a sitting is taken at that time, by the name of the room */
const refuseBusy = (
  saying: Saying,
  { rooms, sittings, elsewhere }: RoomMoveFacts,
  move: RoomMove,
  parts: readonly SpreadSitting[],
) => {
  const times = new Map(sittings.map((sitting) => [sitting.sitting_id, sitting]));
  const arriving = parts.flatMap(({ moved, added }) => [
    ...moved.flatMap(({ room_id, sitting_ids }) =>
      sitting_ids.flatMap((sitting_id) => {
        const sitting = times.get(sitting_id);
        return sitting ? [{ ...sitting, room_id }] : [];
      }),
    ),
    ...added,
  ]);
  for (const { room_id, ...sitting } of arriving) {
    const isThere = (other: Pick<MovedSitting, 'room_id' | 'starts_at' | 'ends_at'>) =>
      other.room_id === room_id && meets(sitting, other);
    const own = sittings.find(isThere);
    if (!own && !elsewhere.some(isThere)) continue;
    const field = room_id === move.to_room_id ? 'move.to_room_id' : 'move.more_room_ids';
    throw new Refusal('move_barred', {
      cause: { why: 'rooms_meet', count: 1 },
      values: {
        names: rooms.find((room) => room.room_id === room_id)?.name ?? '',
        more: 0,
        other: own ? sittingName(saying, { ...own, starts_at: new Date(own.starts_at) }) : 'none',
      },
      fields: { [field]: 'busy' },
    });
  }
};

/**
 * Plans the move of a room, with the sittings that are named or all that are not over, to one or several others. The
 * class must be locked; this locks the other rooms.
 * @throws a Refusal: not_found, state_changed if a named sitting, or any, is not in the room, move_barred, or
 * `to_room_id` and `more_room_ids` if one is the same room or taken, or too many sittings would
 * be added
 */
export const planRoom = async (
  tx: Transaction<Database>,
  saying: Saying,
  class_id: number,
  move: RoomMove,
  now: Date,
): Promise<PlannedMove> => {
  refuseSameRooms(move);
  const ids = targetsOf(move);
  await lockSittingParts(tx, { class_id, room_ids: ids, user_ids: [] });
  const facts = await readRoomMove(tx, { class_id, move, now });
  const from = facts?.rooms.find(({ room_id }) => room_id === move.room_id);
  const targets = ids.flatMap((id) => facts?.rooms.find(({ room_id }) => room_id === id) ?? []);
  if (!facts || !from || targets.length < ids.length) throw new Refusal('not_found');
  const named = namedIn(saying, facts, move);
  const rules = await readRules(tx, class_id);
  const subjects = subjectsOf(saying.services.exam, facts.level);
  // Without a list of further rooms, be it empty, the one that is named must be free.
  const joinable = move.more_room_ids ? facts.sittings : [];
  const parts = named.map((sitting) => {
    const papers = subjects.find(({ id }) => id === sitting.subject)?.papers ?? [];
    return spreadSitting({ sitting, from, targets, sittings: joinable, papers, rules });
  });
  refuseBusy(saying, facts, move, parts);
  const added = parts.flatMap((part) => part.added);
  if (added.length > 0 && !(await takesSittings(tx, class_id, added.length)))
    throw refuseFields({ 'move.more_room_ids': 'over_limit' });
  const moved = parts.flatMap((part) => part.moved);
  return {
    ...nothingElse,
    seats: parts.flatMap(({ seats }) => seats),
    inaccessible: [...new Set(parts.flatMap(({ inaccessible }) => inaccessible))],
    beside: [...new Set(parts.flatMap(({ beside }) => beside))],
    moved: targets.flatMap(({ room_id }) => {
      const sitting_ids = moved
        .filter((each) => each.room_id === room_id)
        .flatMap((each) => each.sitting_ids);
      return sitting_ids.length > 0 ? [{ room_id, sitting_ids }] : [];
    }),
    added,
    emptied: parts.flatMap(({ emptied }) => emptied),
  };
};
