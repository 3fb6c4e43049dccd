import { formatDateTime, type Programme } from '@skillcert/core';

/** The day of a moment where the programme is, as `2026-11-21`. */
export const dayOf = (now: Date, { time_zone }: Pick<Programme, 'time_zone'>): string =>
  formatDateTime(now, { timeZone: time_zone }).slice(0, 10);
