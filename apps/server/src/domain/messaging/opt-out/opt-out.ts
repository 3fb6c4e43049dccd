import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { lockPhones } from '../lock-phones.js';
import { giveFailedBack } from '../out/give-failed-back.js';
import type { Moved } from '../out/move-messages.js';
import { nextSmsStatus } from '../out/next-sms-status.js';

type OptOut = Pick<
  Row<'sms_opt_out'>,
  'phone_index' | 'opt_out_id' | 'class_id' | 'source' | 'reason' | 'entered_by'
>;

/**
 * Records that a phone gets no more promotions; its waiting ones are dropped, and their cost is returned.
 * @returns whether that is new
 */
export const optOut = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'groupSms' | 'now'>,
  entry: OptOut,
): Promise<boolean> => {
  await lockPhones(tx);
  const entered = await tx
    .insertInto('sms_opt_out')
    .values({ ...entry, at: services.now() })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .returning('source')
    .executeTakeFirst();
  const { rows } = await sql<Moved>`
    update sms set status = ${nextSmsStatus('queued', 'drop')}, fault = 'opted_out'
    where phone_index = ${entry.phone_index} and type = 'promotion' and status in ('queued', 'deferred')
    returning class_id, mailing_id, segments, created_at`.execute(tx);
  await giveFailedBack(tx, services, rows);
  return entered !== undefined;
};
