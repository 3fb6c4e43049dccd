import { type ClassEvent, type ClassStatus, classLifecycle, stageOf, transition } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Database } from '../../../platform/store/database.js';

/** A class for which the time of an event has come. */
export interface DueClass {
  readonly class_id: number;
  readonly status: ClassStatus;
}

/**
 * Applies an event of the class lifecycle as the clock; a class that somebody moved on meanwhile is left alone.
 * @returns whether it moved
 */
export const applyAsClock = async (
  tx: Transaction<Database>,
  { class_id, status }: DueClass,
  event: ClassEvent,
  now: Date,
): Promise<boolean> => {
  const outcome = transition(classLifecycle, { state: status, event, actors: ['clock'] });
  if (!outcome.ok) return false;
  const changed = await tx
    .updateTable('class')
    .set({
      status: outcome.to,
      ...(stageOf(outcome.to) !== stageOf(status) && { stage_at: now }),
      updated_at: now,
    })
    .where('class_id', '=', class_id)
    .where('status', '=', status)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  const states = { from_state: status, to_state: outcome.to };
  const by = { at: now, actor_role: 'clock', action: event, object_type: 'class', object_id: class_id };
  await appendAudit(tx, class_id, [{ ...by, ...states }]);
  return true;
};
