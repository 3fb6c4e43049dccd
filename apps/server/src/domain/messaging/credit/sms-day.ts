import type { SmsQuota } from '@skillcert/api-client/contract';
import { formatDateTime } from '@skillcert/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { giveCreditBack, type Spending, spendCredit } from './spend-credit.js';

type Limits = Pick<Services, 'programme' | 'groupSms' | 'now'>;

const dayOf = ({ programme }: Limits, moment: Date): string =>
  formatDateTime(moment, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone });

const readUsed = async (db: Kysely<Database>, limits: Limits, unit_id: number): Promise<number> => {
  const { rows } = await sql<{ segments: number }>`
    select segments from sms_day where unit_id = ${unit_id} and day = ${dayOf(limits, limits.now())}::date`.execute(
    db,
  );
  return rows[0]?.segments ?? 0;
};

/** The price of messages, and the quota left to an institution today. */
export const readQuota = async (db: Kysely<Database>, limits: Limits, unit_id: number): Promise<SmsQuota> => {
  const { segment_cents, segments_per_day, alone_up_to } = limits.groupSms;
  return {
    segment_cents,
    currency: limits.programme.currency,
    per_day: segments_per_day,
    used_today: await readUsed(db, limits, unit_id),
    alone_up_to,
  };
};

const bookOf = ({ programme, now }: Limits) => ({ currency: programme.currency, now: now() });

/**
 * Takes segments from today’s quota of an institution and their price from its balance, in the transaction that
 * makes them due: of two that fit only one at a time, one is refused.
 * @throws a Refusal: sms_quota, sms_balance
 */
export const reserveSegments = async (
  tx: Transaction<Database>,
  limits: Limits,
  spending: Spending,
): Promise<void> => {
  const { unit_id, segments } = spending;
  const { segments_per_day: per_day } = limits.groupSms;
  const { rows } = await sql`
    insert into sms_day as d (unit_id, day, segments)
    select ${unit_id}::bigint, ${dayOf(limits, limits.now())}::date, ${segments}::int4
    where ${segments}::int4 <= ${per_day}::int4
    on conflict (unit_id, day) do update set segments = d.segments + excluded.segments
      where d.segments + excluded.segments <= ${per_day}
    returning d.segments`.execute(tx);
  if (rows.length > 0) return spendCredit(tx, bookOf(limits), spending);
  const left = Math.max(0, per_day - (await readUsed(tx, limits, unit_id)));
  throw new Refusal('sms_quota', { values: { left, per_day, needed: segments } });
};

/** Returns segments that were taken and not needed, to their day and to the balance. */
export const giveSegmentsBack = async (
  tx: Transaction<Database>,
  limits: Limits,
  { taken_at, ...spending }: Spending & { readonly taken_at: Date },
): Promise<void> => {
  const { unit_id, segments } = spending;
  await sql`
    update sms_day set segments = greatest(0, segments - ${segments}::int4)
    where unit_id = ${unit_id} and day = ${dayOf(limits, taken_at)}::date`.execute(tx);
  await giveCreditBack(tx, bookOf(limits), spending);
};
