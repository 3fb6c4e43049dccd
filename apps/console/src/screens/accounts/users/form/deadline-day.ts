import { defaultProgramme, lastMoment } from '@skillcert/core';
import { instantOf, wallTimeOf } from '../../../../forms/wall-time.js';

const minute = 60_000;

/** The last day with access, as forms and lists show it; empty if access does not end. */
export const deadlineDayOf = (moment: string | null): string =>
  wallTimeOf(lastMoment(moment, defaultProgramme.time_zone)).slice(0, 10);

/** The moment at which access ends: the end of that day in the programme's time zone. */
export const deadlineOf = (day: string): string | null => {
  const last = day ? instantOf(`${day}T23:59`) : null;
  return last && new Date(Date.parse(last) + minute).toISOString();
};
