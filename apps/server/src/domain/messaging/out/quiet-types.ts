import { formatDateTime, isQuietAt, type SmsType, smsTypes } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** The types of messages that wait for the morning now, by the programme's clock. */
export const quietTypes = ({
  groupSms,
  programme,
  now,
}: Pick<Services, 'groupSms' | 'programme' | 'now'>): readonly SmsType[] => {
  const time = formatDateTime(now(), { pattern: '{h}:{i}', timeZone: programme.time_zone });
  return smsTypes.filter((type) => isQuietAt(groupSms.rules[type], time));
};
