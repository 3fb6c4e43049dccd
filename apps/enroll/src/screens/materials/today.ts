import { defaultProgramme, formatDateTime } from '@skillcert/core';

/** The present day where the programme is, `2026-11-22`. */
export const programmeToday = (now = new Date()): string =>
  formatDateTime(now, { timeZone: defaultProgramme.time_zone }).slice(0, 10);
