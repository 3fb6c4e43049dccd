import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { nextSmsStatus } from './next-sms-status.js';

/**
 * The product's own notices are no news a day later, for example if a gateway is connected after weeks. Messages to
 * many wait.
 */
const noticeSeconds = 86_400;

/**
 * Drops messages that must not leave any more: unusable codes, and day-old notices.
 * @returns their number
 */
export const dropLate = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update sms set status = ${nextSmsStatus('queued', 'drop')}, fault = 'expired'
    where status = 'queued' and mailing_id is null and created_at <= ${now()}::timestamptz - make_interval(secs =>
      case when template = 'verify_code' then ${limits.code_life_seconds}::int4 else ${noticeSeconds}::int4 end)`.execute(
    store.db,
  );
  return Number(numAffectedRows);
};
