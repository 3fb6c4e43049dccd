import { type AdmissionRules, limits, type Programme } from '@skillcert/core';
import type { Logger } from 'pino';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Store } from '../../../platform/store/open-store.js';
import { createGroupQueue } from '../../../platform/store/statements/group-queue.js';
import type { EnrolAnswer, EnrolRequest } from './enrol-request.js';
import { type SeatSql, seatBatch } from './seat-batch.js';

interface EnrolIntakeOptions {
  readonly store: Store;
  readonly sms: Services['sms'];
  readonly now: () => Date;
  readonly log: Logger;
  readonly programme: Pick<Programme, 'numbers' | 'time_zone'>;
  readonly admission: AdmissionRules;
  readonly statements?: SeatSql;
  /** How many enrolments one transaction carries at most. */
  readonly batch_max?: number;
}

/** Gives the seats of classes to candidates, many in one transaction. */
export interface EnrolIntake {
  /**
   * @throws a Refusal: class_full, unit_full, class_not_open, already_enrolled, key_reused, busy, not_found,
   * invalid_input
   */
  readonly enrol: (class_id: number, request: EnrolRequest) => Promise<EnrolAnswer>;
  /** How many requests wait for their transaction. */
  readonly waiting: () => number;
  /** Answers what is queued; later requests are refused and may come again. */
  readonly stop: () => Promise<void>;
}

/**
 * Whether a connection may wait for a lock that another connection of this server holds: not if other work would then
 * lack a connection.
 */
const hasRoom = ({ pool }: Pick<Store, 'pool'>) =>
  pool.waitingCount === 0 && 2 * (pool.totalCount - pool.idleCount) <= pool.options.max;

const uniqueViolation = '23505';

const sqlState = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'none';

/** Creates the desk of one server process; several desks work on one database side by side. */
export const createEnrolIntake = ({
  store,
  log,
  batch_max = limits.enrol_batch_max,
  ...options
}: EnrolIntakeOptions): EnrolIntake => {
  const queue = createGroupQueue<EnrolRequest, EnrolAnswer>({
    batch_max,
    queue_max: limits.enrol_queue_max,
    busy: () => new Refusal('busy', { retry_after: 1 }),
    blamesOne: (error) => {
      const sqlstate = sqlState(error);
      // The error's detail quotes the row, so only its code is logged.
      log.warn({ sqlstate }, 'a batch of enrolments failed');
      // Data errors (22…) and broken constraints (23…) come from a row; the rest is the database's own trouble.
      return /^2[23]/.test(sqlstate);
    },
    run: async (class_id, requests, next) => {
      // From here on the next batch waits in the database, right behind this one.
      const held = () => {
        if (hasRoom(store)) next();
      };
      const seat = (strict: boolean) =>
        store.withTx((tx) => seatBatch(tx, class_id, requests, { ...options, held, strict }));
      try {
        return await seat(true);
      } catch (error) {
        // A row conflicts with a change of identity that was committed meanwhile: the batch runs again and checks each
        // row.
        if (sqlState(error) !== uniqueViolation) throw error;
        return seat(false);
      }
    },
  });
  return { enrol: queue.ask, waiting: queue.waiting, stop: queue.stop };
};

declare module '../../../platform/services.js' {
  interface Services {
    readonly enrolIntake: EnrolIntake;
  }
}
