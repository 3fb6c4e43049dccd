import { defaultProgramme, formatDateTime } from '@skillcert/core';

/** The present day where the programme is, `2026-11-22`. */
export const programmeToday = (): string =>
  formatDateTime(new Date(), { timeZone: defaultProgramme.time_zone }).slice(0, 10);
