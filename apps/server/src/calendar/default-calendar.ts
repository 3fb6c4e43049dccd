import type { WorkCalendar } from './work-calendar.js';

/** The days of a period, both ends among them. */
const from = (first: string, last: string): readonly string[] => {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  const count = Math.round((end - start) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
};

/** The public holidays of the default programme's country and the weekends worked for them; a year is added once it is announced. */
export const defaultCalendar: WorkCalendar = {
  holidays: [
    ...from('2026-01-01', '2026-01-03'),
    ...from('2026-02-15', '2026-02-23'),
    ...from('2026-04-04', '2026-04-06'),
    ...from('2026-05-01', '2026-05-05'),
    ...from('2026-06-19', '2026-06-21'),
    ...from('2026-09-25', '2026-09-27'),
    ...from('2026-10-01', '2026-10-07'),
  ],
  worked_weekends: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
};
