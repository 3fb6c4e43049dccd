import { formatDateTime, type SmsRules, type SmsType } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/services.js';

type Rules = Pick<Services, 'programme' | 'groupSms'>;

/** The minutes before midnight at which the quiet begins that lasts until the morning. */
const eveningMinutes = ({ quiet }: Pick<SmsRules, 'quiet'>): number => {
  if (!quiet || quiet.from <= quiet.until) return 0;
  const [hours = 0, minutes = 0] = quiet.from.split(':').map(Number);
  return 1_440 - hours * 60 - minutes;
};

/**
 * The day on which messages of a type leave that are to begin at a moment: those due in the quiet of the evening
 * leave the next morning.
 */
export const leavingDay = ({ programme, groupSms }: Rules, type: SmsType, moment: Date): string =>
  formatDateTime(new Date(moment.getTime() + eveningMinutes(groupSms.rules[type]) * 60_000), {
    pattern: '{y}-{m}-{d}',
    timeZone: programme.time_zone,
  });

/** The same for a row of `mailing m`, as SQL: a mailing without a moment began at its request. */
export const leavingDayOfMailing = ({ programme, groupSms: { rules } }: Rules): RawBuilder<Date> =>
  sql<Date>`((coalesce(m.send_at, m.created_at) + make_interval(mins => case when m.type = 'promotion'
    then ${eveningMinutes(rules.promotion)}::int4 else ${eveningMinutes(rules.notice)}::int4 end)) at time zone ${programme.time_zone})::date`;
