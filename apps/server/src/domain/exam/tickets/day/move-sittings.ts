import type { DayMove } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { notifyReplaced } from '../../sittings/notify-replaced.js';
import { sittingStep } from '../../sittings/plan/sitting-step.js';
import { refuseCollisions } from '../../sittings/refuse-collisions.js';
import { addSittings } from '../../sittings/write-sitting.js';
import { notifyInvigilators } from './notify-invigilators.js';
import type { PlannedMove } from './planned-move.js';

interface Moving {
  readonly class_id: number;
  readonly now: Date;
}

/** Gives sittings their new rooms and adds those that are planned, before people are seated in them. */
export const moveSittings = async (
  tx: Transaction<Database>,
  { class_id, now }: Moving,
  { moved, added }: Pick<PlannedMove, 'moved' | 'added'>,
): Promise<void> => {
  for (const { room_id, sitting_ids } of moved) {
    await sql`update exam_sitting set room_id = ${room_id}, updated_at = ${now}
      where class_id = ${class_id} and sitting_id = any(${[...sitting_ids]}::bigint[])`.execute(tx);
  }
  // The plan has found that the class takes them.
  if (added.length > 0) await addSittings(tx, class_id, added, now);
  const sitting_ids = [...moved.flatMap((each) => each.sitting_ids), ...added.map((each) => each.sitting_id)];
  if (sitting_ids.length > 0) await refuseCollisions(tx, { class_id, sitting_ids }, () => 'move.to_room_id');
};

/**
 * Removes sittings that nobody sits in any longer, and tells those who invigilate them. One that has marks of people
 * without a seat stays, since the marks go with it.
 */
const removeEmptied = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'sms' | 'keyring' | 'programme'>,
  { class_id, now }: Moving,
  emptied: readonly number[],
): Promise<readonly number[]> => {
  if (emptied.length === 0) return [];
  const { rows } = await sql<{ sitting_id: number; removed: number[] }>`
    select s.sitting_id, array(select i.user_id from sitting_invigilator i
      where i.class_id = s.class_id and i.sitting_id = s.sitting_id)::bigint[] as removed
    from exam_sitting s where s.class_id = ${class_id} and s.sitting_id = any(${[...emptied]}::bigint[])
      and not exists (select from sitting_mark m where m.class_id = s.class_id and m.sitting_id = s.sitting_id)`.execute(
    tx,
  );
  const replaced = rows.map((each) => ({ ...each, added: [] }));
  await notifyReplaced(tx, services, { class_id, replaced, now });
  const gone = rows.map(({ sitting_id }) => sitting_id);
  await sql`delete from exam_sitting where class_id = ${class_id} and sitting_id = any(${gone}::bigint[])`.execute(
    tx,
  );
  return gone;
};

/**
 * Ends a move of sittings, once people sit in their new places: emptied sittings go, and invigilators are told.
 * @returns the records of the room and its sittings
 */
export const finishMove = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'sms' | 'keyring' | 'programme'>,
  {
    by,
    move,
    ...moving
  }: Moving & {
    readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
    readonly move: DayMove;
  },
  { moved, added, emptied }: Pick<PlannedMove, 'moved' | 'added' | 'emptied'>,
): Promise<readonly AuditEvent[]> => {
  if (move.kind !== 'room') return [];
  for (const each of moved) await notifyInvigilators(tx, services, moving.class_id, each);
  const gone = await removeEmptied(tx, services, moving, emptied);
  const { room_id, to_room_id, more_room_ids } = move;
  const sitting_ids = moved.flatMap((each) => each.sitting_ids);
  const detail = { to_room_id, ...(more_room_ids && { more_room_ids }), sitting_ids };
  return [
    { ...by, action: 'move_room', object_type: 'room', object_id: room_id, detail },
    ...added.map((sitting) => sittingStep(by, 'create', sitting)),
    ...gone.map((object_id) => ({ ...by, action: 'remove', object_type: 'sitting', object_id })),
  ];
};
