import type { SmsType } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../services.js';
import { startOfToday } from '../credit/sms-day.js';

/** Why a candidate gets no message of a type: they want none, or got as many as there may be in a day. */
export type LeftOut = 'opted_out' | 'daily_limit';

/** Why a candidate of `enrolment e` gets no message of a type now; null for those who get it. */
export const leftOut = (
  services: Pick<Services, 'programme' | 'groupSms' | 'now'>,
  type: Exclude<SmsType, 'code'>,
): RawBuilder<LeftOut | null> => {
  const { opt_out, per_phone_per_day: most } = services.groupSms.rules[type];
  const wantsNone = opt_out
    ? sql`exists (select from sms_opt_out o where o.phone_index = e.phone_index)`
    : sql`false`;
  const hasEnough =
    most === null
      ? sql`false`
      : sql`(select count(*) from sms s where s.phone_index = e.phone_index and s.type = ${type} and s.mailing_id is not null
          and (s.sent_at >= ${startOfToday(services)} or (s.sent_at is null and s.status in ('queued', 'deferred', 'sending', 'unknown')))) >= ${most}::int4`;
  return sql<LeftOut | null>`case when ${wantsNone} then 'opted_out' when ${hasEnough} then 'daily_limit' end`;
};
