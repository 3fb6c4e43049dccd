import { formatDateTime, lastMoment } from '@skillcert/core';

/** The last minute before an end, in the programme's time zone, as messages say it. */
export const untilText = (end: Date, timeZone: string): string =>
  formatDateTime(lastMoment(end, timeZone), { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
