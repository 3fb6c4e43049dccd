import { limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/**
 * Whether the message balance of an institution is below its threshold; 0 is the platform, which needs no balance.
 * Without a threshold, the default of the account counts (0043-sms-credit.sql).
 */
export const isBalanceLow = async (db: Kysely<Database>, unit_id: number): Promise<boolean> => {
  if (unit_id === 0) return false;
  const { rows } = await sql<{ low: boolean }>`
    select coalesce(a.balance_cents, 0) < coalesce(a.alarm_cents, ${limits.sms_alarm_cents_default}::int8) as low
    from (select ${unit_id}::bigint as unit_id) as u left join sms_account a on a.unit_id = u.unit_id`.execute(
    db,
  );
  return rows[0]?.low ?? true;
};
