import { wholeShare } from '@skillcert/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { eachClass } from '../../../platform/jobs/each-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { lacksPayee } from '../../foundation/standing/lacks-payee.js';
import { applyAsClock, type DueClass } from './apply-as-clock.js';

type ClockServices = Pick<Services, 'store' | 'now' | 'exam' | 'programme' | 'log' | 'classFollowers'>;

const atOnce = 200;

/**
 * The classes whose enrolment has begun. A class that lacks facts that candidates rely on, or whose enrolment has ended
 * meanwhile, is not opened until somebody corrects it.
 */
const dueToOpen = (
  now: Date,
) => sql`status = 'approved' and enroll_start <= ${now} and enroll_end > ${now} and jsonb_array_length(contacts) > 0
  and not ${lacksPayee('class')}
  and (class_type = 0 or (
    select coalesce(sum(u.share_bp), 0) = ${wholeShare} and coalesce(sum(u.quota), 0) <= class.capacity
    from class_unit u where u.class_id = class.class_id))`;
const dueToClose = (now: Date) => sql`status in ('enrolling', 'paused') and enroll_end <= ${now}`;

const findDue = async (db: Kysely<Database>, due: ReturnType<typeof dueToOpen>) => {
  const { rows } = await sql<DueClass>`
    select class_id, status from class where ${due} order by class_id limit ${atOnce}`.execute(db);
  return rows;
};

interface Due {
  readonly each: DueClass;
  readonly event: 'open' | 'close';
  readonly at: Date;
}

/** Applies an event whose time has come, with what follows from it. */
const apply = async (
  tx: Transaction<Database>,
  services: ClockServices,
  { each, event, at }: Due,
): Promise<boolean> => {
  if (!(await applyAsClock(tx, each, event, at))) return false;
  const { class_id } = each;
  for (const { clock } of services.classFollowers) await clock?.[event]?.(tx, { class_id, at, services });
  return true;
};

/**
 * Opens the approved classes whose enrolment has begun, then closes the open ones whose enrolment has ended.
 * @returns the number of classes that moved
 */
export const runClassClock = async (services: ClockServices): Promise<number> => {
  const { store, now } = services;
  const at = now();
  let moved = 0;
  for (const [due, event] of [[dueToOpen(at), 'open'] as const, [dueToClose(at), 'close'] as const]) {
    moved += await eachClass(services, await findDue(store.db, due), async (each) =>
      Number(await store.withTx((tx) => apply(tx, services, { each, event, at }))),
    );
  }
  return moved;
};
