import { wholeShare } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { type DueClass, fireAsClock } from '../class/lifecycle/fire-as-clock.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';

const atOnce = 200;

/** A class without what candidates rely on stays as it is, until somebody mends it. */
const dueToOpen = (
  now: Date,
) => sql`status = 'approved' and enroll_start <= ${now} and jsonb_array_length(contacts) > 0
  and (class_type = 0 or (
    select coalesce(sum(u.share_bp), 0) = ${wholeShare} and coalesce(sum(u.quota), 0) <= class.capacity
    from class_unit u where u.class_id = class.class_id))`;
const dueToClose = (now: Date) => sql`status in ('enrolling', 'paused') and enroll_end <= ${now}`;

const findDue = async (db: Kysely<Database>, due: ReturnType<typeof dueToOpen>) => {
  const { rows } = await sql<DueClass>`
    select class_id, status from class where ${due} order by class_id limit ${atOnce}`.execute(db);
  return rows;
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
