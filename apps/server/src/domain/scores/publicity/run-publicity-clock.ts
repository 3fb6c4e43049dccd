import { endOfWorkingDay, uncoveredYear } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { eachClass } from '../../../platform/jobs/each-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { applyAsClock, type DueClass } from '../../class/index.js';
import { hasWaiting, waitsIn } from '../../foundation/standing/has-waiting.js';
import { endPublicity } from './end-publicity.js';

type ClockServices = Pick<Services, 'store' | 'now' | 'exam' | 'calendar' | 'programme' | 'log'>;

interface Displayed extends DueClass {
  readonly publicity_at: Date | null;
}

const atOnce = 200;
const dayMs = 86_400_000;

/**
 * Whether nobody can request a recheck any more: the publicity lasts that long. If the days off of a year are not
 * known yet, a day off might be counted as a working day, and scores become final too early: a person ends it then.
 */
const isOver = (
  { exam, calendar, programme }: ClockServices,
  { status, publicity_at }: Displayed,
  at: Date,
): boolean => {
  if (status !== 'publicity' || publicity_at === null) return false;
  const working = { calendar, time_zone: programme.time_zone };
  const end = endOfWorkingDay(publicity_at, exam.recheck_days, working);
  return end <= at && uncoveredYear(publicity_at, end, working) === null;
};

/** Classes whose publicity is long enough, if no day is a day off, and in which nothing waits; the oldest first. */
const findDisplayed = async ({ store, exam }: ClockServices, at: Date): Promise<readonly Displayed[]> => {
  const since = new Date(at.getTime() - exam.recheck_days * dayMs);
  const { rows } = await sql<Displayed>`
    select c.class_id, c.status, c.publicity_at from class c
    where c.status = 'publicity' and c.publicity_at <= ${since}::timestamptz and not ${waitsIn(sql`c.class_id`)}
    order by c.publicity_at, c.class_id limit ${atOnce}`.execute(store.db);
  return rows;
};

/** Ends the publicity of one class, unless its state has changed, or somebody has requested something meanwhile. */
const endIn = async (
  tx: Transaction<Database>,
  services: ClockServices,
  class_id: number,
  at: Date,
): Promise<boolean> => {
  // The class first, in the order of a request for a recheck: an earlier request is seen, and a later one is refused
  // because it is over.
  const found = await tx
    .selectFrom('class')
    .select(['class_id', 'status', 'publicity_at'])
    .where('class_id', '=', class_id)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !isOver(services, found, at) || (await hasWaiting(tx, class_id))) return false;
  if (!(await applyAsClock(tx, found, 'publicity_end', at))) return false;
  await endPublicity(tx, { class_id, actors: ['clock'], by: { actor_role: 'clock', at } });
  return true;
};

/**
 * Ends the publicity of classes whose candidates can no longer request a recheck, and makes their scores final.
 * While a recheck or the change of a score waits, the class waits too.
 * @returns the number of classes that moved
 */
export const runPublicityClock = async (services: ClockServices): Promise<number> => {
  const at = services.now();
  const over = (await findDisplayed(services, at)).filter((each) => isOver(services, each, at));
  return eachClass(services, over, async ({ class_id }) =>
    Number(await services.store.withTx((tx) => endIn(tx, services, class_id, at))),
  );
};
