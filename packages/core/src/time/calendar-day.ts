import { formatDateTime } from '../format/format-date-time.js';
import { parseMoment } from '../format/parse-moment.js';

const dayMs = 86_400_000;

/** The day that the calendars of a zone show at a moment, `2026-11-21`. */
export const dayAt = (moment: Date, time_zone: string): string =>
  formatDateTime(moment, { pattern: '{y}-{m}-{d}', timeZone: time_zone });

/** The day that lies the given number of days after another, or before it for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** When a day begins in a zone. */
export const beginOfDay = (day: string, time_zone: string): Date =>
  new Date(parseMoment(day, time_zone) ?? Number.NaN);
