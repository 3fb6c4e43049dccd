import type { MailingStatus, SmsType } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/** The facts that a decision about a mailing needs. */
export interface LockedMailing {
  readonly status: MailingStatus;
  readonly type: Exclude<SmsType, 'code'>;
  readonly asker_id: number;
  readonly unit_id: number;
  readonly segments: number;
  readonly segment_cents: number;
  readonly send_at: Date | null;
}

/**
 * Locks a mailing of a class for a decision.
 * @throws a Refusal `not_found`, also for one of another class
 */
export const lockMailing = async (
  tx: Transaction<Database>,
  { class_id, mailing_id }: { readonly class_id: number; readonly mailing_id: number },
): Promise<LockedMailing> => {
  const { rows } = await sql<LockedMailing>`
    select status, type, asked_by as asker_id, unit_id, segments, segment_cents, send_at from mailing
    where class_id = ${class_id} and mailing_id = ${mailing_id} for update`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
