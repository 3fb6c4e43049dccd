import { sql, type Transaction } from 'kysely';
import type { Services } from '../../services.js';
import type { Database } from '../../store/database.js';
import { giveSegmentsBack } from '../credit/sms-day.js';
import type { Moved } from './move-messages.js';

interface Charged {
  readonly unit_id: number;
  readonly segment_cents: number;
  readonly taken_at: Date;
  /** How much of it was paid: never more than is left of what was. */
  readonly segments: number;
}

/**
 * Gives back what messages to many cost that no gateway took, or that were not to leave any more. A message moves there once in the transaction that
 * gives back, so it comes back once; sent again, it is paid again.
 */
export const giveFailedBack = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'groupSms' | 'now'>,
  moved: readonly Moved[],
): Promise<void> => {
  const sums = new Map<string, { class_id: number; mailing_id: number; segments: number }>();
  for (const { class_id, mailing_id, segments } of moved) {
    if (mailing_id === null) continue;
    const key = `${class_id} ${mailing_id}`;
    const before = sums.get(key)?.segments ?? 0;
    sums.set(key, { class_id, mailing_id, segments: before + segments });
  }
  for (const { class_id, mailing_id, segments } of sums.values()) {
    const { rows } = await sql<Charged>`
      with before as (
        select segments as paid from mailing where class_id = ${class_id} and mailing_id = ${mailing_id} for update)
      update mailing m set segments = greatest(0, m.segments - ${segments}::int4) from before b
      where m.class_id = ${class_id} and m.mailing_id = ${mailing_id}
      returning m.unit_id, m.segment_cents, m.taken_at, b.paid - m.segments as segments`.execute(tx);
    const [charged] = rows;
    if (charged) await giveSegmentsBack(tx, services, { ...charged, class_id, mailing_id });
  }
};
