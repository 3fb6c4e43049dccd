import type { WorkCalendar } from './work-calendar.js';

/**
 * The public holidays of the default programme's country and the weekends worked for them; a year is added
 * once it is announced.
 */
export const defaultCalendar: WorkCalendar = {
  years: {
    '2026': {
      holidays: [
        '2026-01-01/2026-01-03',
        '2026-02-15/2026-02-23',
        '2026-04-04/2026-04-06',
        '2026-05-01/2026-05-05',
        '2026-06-19/2026-06-21',
        '2026-09-25/2026-09-27',
        '2026-10-01/2026-10-07',
      ],
      worked_weekends: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
    },
  },
};
