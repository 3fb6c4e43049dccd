import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { lockPhones } from '../lock-phones.js';
import { giveFailedBack } from './give-failed-back.js';
import type { Moved } from './move-messages.js';
import { nextSmsStatus } from './next-sms-status.js';

const unwanted = sql`status = 'queued' and type = 'promotion' and exists (
  select from sms_opt_out o where o.phone_index = sms.phone_index)`;

/**
 * Drops the promotions to candidates who opted out while they were on their way to a gateway that then returned
 * them: nobody takes them any more (`claimMessages`), and their mailing waits for them. Their cost is returned.
 * @returns their number
 */
export const dropUnwanted = async (
  services: Pick<Services, 'store' | 'programme' | 'groupSms' | 'now'>,
): Promise<number> => {
  const { store } = services;
  const { rows: some } = await sql`select from sms where ${unwanted} limit 1`.execute(store.db);
  if (some.length === 0) return 0;
  return store.withTx(async (tx) => {
    await lockPhones(tx);
    const { rows } = await sql<Moved>`
      update sms set status = ${nextSmsStatus('queued', 'drop')}, fault = 'opted_out' where ${unwanted}
      returning class_id, mailing_id, segments, created_at`.execute(tx);
    await giveFailedBack(tx, services, rows);
    return rows.length;
  });
};
