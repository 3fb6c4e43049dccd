import { formatDateTime } from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';

/**
 * A transfer of tomorrow has not been made, and one of last year was for something else.
 * @throws a Refusal of the field
 */
export const checkPaidOn = (paid_on: string, timeZone: string, now: Date): void => {
  const day = (moment: Date) => formatDateTime(moment, { pattern: '{y}-{m}-{d}', timeZone });
  const yearAgo = new Date(now.getTime() - 366 * 86_400_000);
  if (paid_on > day(now) || paid_on < day(yearAgo)) throw refuseFields({ paid_on: 'invalid_date' });
};
