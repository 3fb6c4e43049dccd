import type { SmsType } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { leavingDay } from '../leaving-day.js';

/**
 * The reason why a candidate gets no message of a type: they opted out, or have reached the daily limit on the day
 * on which it would leave.
 */
export type LeftOut = 'opted_out' | 'daily_limit';

/** The question: messages of a type to a phone that are to begin at a moment. */
interface Asked {
  readonly type: Exclude<SmsType, 'code'>;
  readonly begins: Date;
  readonly phone: RawBuilder<Buffer>;
  /** A message that exists already, and does not count against itself. */
  readonly itself?: RawBuilder<number>;
}

/** Why a phone gets no message; null for those that get it. */
export const leftOut = (
  services: Pick<Services, 'programme' | 'groupSms' | 'now'>,
  { type, begins, phone, itself }: Asked,
): RawBuilder<LeftOut | null> => {
  const { opt_out, per_phone_per_day: most } = services.groupSms.rules[type];
  const wantsNone = opt_out
    ? sql`exists (select from sms_opt_out o where o.phone_index = ${phone})`
    : sql`false`;
  const day = leavingDay(services, type, begins);
  const start = sql`(${day}::date::timestamp at time zone ${services.programme.time_zone})`;
  // A waiting message leaves on the day of one that would begin now. For one without an answer only the time of its
  // request is known.
  const waits = day === leavingDay(services, type, services.now());
  const hasEnough =
    most === null
      ? sql`false`
      : sql`(select count(*) from sms s where s.phone_index = ${phone} and s.type = ${type} and s.mailing_id is not null
          and (s.sent_at >= ${start} or (s.status = 'unknown' and s.handed_at >= ${start})
            or (${waits}::boolean and s.status in ('queued', 'deferred', 'sending')))
          ${itself ? sql`and s.sms_id <> ${itself}` : sql``}) >= ${most}::int4`;
  return sql<LeftOut | null>`case when ${wantsNone} then 'opted_out' when ${hasEnough} then 'daily_limit' end`;
};
