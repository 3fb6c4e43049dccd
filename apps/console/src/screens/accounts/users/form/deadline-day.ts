import { defaultProgramme, lastMoment } from '@skillcert/core';
import { instantOf, wallTimeOf } from '../../../../forms/wall-time.js';

const minute = 60_000;

/** The last day with access, as a form holds it and lists print it; empty where access does not end. */
export const deadlineDayOf = (moment: string | null): string =>
  wallTimeOf(lastMoment(moment, defaultProgramme.time_zone)).slice(0, 10);

/** The moment at which that day is over in the programme's zone: from then on access is over. */
export const deadlineOf = (day: string): string | null => {
  const last = day ? instantOf(`${day}T23:59`) : null;
  return last && new Date(Date.parse(last) + minute).toISOString();
};
