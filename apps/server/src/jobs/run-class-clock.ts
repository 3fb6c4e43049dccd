import { type ClassEvent, type ClassStatus, classLifecycle, transition } from '@skillcert/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';

interface DueClass {
  readonly class_id: number;
  readonly status: ClassStatus;
}

const atOnce = 200;

const dueToOpen = (now: Date) => sql`status = 'approved' and enroll_start <= ${now}
  and (class_type = 0 or exists (select from class_unit u where u.class_id = class.class_id))`;
const dueToClose = (now: Date) => sql`status in ('enrolling', 'paused') and enroll_end <= ${now}`;

const findDue = async (db: Kysely<Database>, due: ReturnType<typeof dueToOpen>) => {
  const { rows } = await sql<DueClass>`
    select class_id, status from class where ${due} order by class_id limit ${atOnce}`.execute(db);
  return rows;
};

/** Fires an event as the clock; a class that somebody moved on meanwhile is left alone. */
const fireAsClock = async (
  tx: Transaction<Database>,
  { class_id, status }: DueClass,
  event: ClassEvent,
  now: Date,
): Promise<boolean> => {
  const outcome = transition(classLifecycle, { state: status, event, actors: ['clock'] });
  if (!outcome.ok) return false;
  const changed = await tx
    .updateTable('class')
    .set({ status: outcome.to, updated_at: now })
    .where('class_id', '=', class_id)
    .where('status', '=', status)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  const states = { from_state: status, to_state: outcome.to };
  const by = { at: now, actor_role: 'clock', action: event, object_type: 'class', object_id: class_id };
  await appendAudit(tx, class_id, [{ ...by, ...states }]);
  return true;
};

/**
 * Opens the approved classes whose enrolment has begun, then closes the open ones whose enrolment has ended.
 * @returns how many classes moved
 */
export const runClassClock = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<number> => {
  const at = now();
  let moved = 0;
  for (const [due, event] of [[dueToOpen(at), 'open'] as const, [dueToClose(at), 'close'] as const]) {
    for (const each of await findDue(store.db, due)) {
      if (await store.withTx((tx) => fireAsClock(tx, each, event, at))) moved += 1;
    }
  }
  return moved;
};
