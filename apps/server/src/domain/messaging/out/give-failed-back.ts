import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { giveSegmentsBack } from '../credit/sms-day.js';
import type { Moved } from './move-messages.js';

/** The segments taken at once for messages of one mailing. */
interface Taken {
  readonly class_id: number;
  readonly mailing_id: number;
  readonly segments: number;
  readonly taken_at: Date;
}

interface Charged {
  readonly unit_id: number;
  readonly segment_cents: number;
  /** The paid part of them: never more than the rest of the payment. */
  readonly segments: number;
}

/**
 * Returns the cost of messages to many that no gateway took, or that were not to leave any more. A message moves
 * there once in the transaction that returns the cost, so it comes back once; sent again, it is paid again. Each
 * cost goes to the day on which it was taken: repeated messages of a mailing were taken on another day.
 */
export const giveFailedBack = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'groupSms' | 'now'>,
  moved: readonly Moved[],
): Promise<void> => {
  const sums = new Map<string, Taken>();
  for (const { class_id, mailing_id, segments, created_at: taken_at } of moved) {
    if (mailing_id === null) continue;
    const key = `${class_id} ${mailing_id} ${taken_at.getTime()}`;
    const before = sums.get(key)?.segments ?? 0;
    sums.set(key, { class_id, mailing_id, segments: before + segments, taken_at });
  }
  for (const { class_id, mailing_id, segments, taken_at } of sums.values()) {
    const { rows } = await sql<Charged>`
      with before as (
        select segments as paid from mailing where class_id = ${class_id} and mailing_id = ${mailing_id} for update)
      update mailing m set segments = greatest(0, m.segments - ${segments}::int4) from before b
      where m.class_id = ${class_id} and m.mailing_id = ${mailing_id}
      returning m.unit_id, m.segment_cents, b.paid - m.segments as segments`.execute(tx);
    const [charged] = rows;
    if (charged) await giveSegmentsBack(tx, services, { ...charged, class_id, mailing_id, taken_at });
  }
};
