import { defaultProgramme, formatDateTime, parseMoment, timeZoneName as zoneName } from '@skillcert/core';

const timeZone = defaultProgramme.time_zone;

/** A moment of the wire as wall time of the programme's zone, the way a date-and-time control holds it. */
export const wallTimeOf = (moment: string | number | null): string =>
  formatDateTime(moment, { pattern: '{y}-{m}-{d}T{h}:{i}', timeZone });

/** The moment of a control's wall time in the programme's zone, ISO 8601 in UTC; null if there is none. */
export const instantOf = (wallTime: string): string | null => {
  const moment = parseMoment(wallTime, timeZone);
  return moment === null ? null : new Date(moment).toISOString();
};

/** Today in the programme's zone, not in the reader's. */
export const programmeToday = (now: Date): string => wallTimeOf(now.toISOString()).slice(0, 10);

/** The programme's zone in words, such as China Standard Time. */
export const timeZoneName = (language: string): string => zoneName(timeZone, language);
