import { parseMoment } from '@skillcert/core';

/** The months of a report, `2026-11`; both belong to it. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** When a day begins in a zone. */
export const startOfDay = (day: string, time_zone: string): Date =>
  new Date(parseMoment(day, time_zone) ?? Number.NaN);

/** The month after another. */
const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Every month from one to another, the first one first; none where they are the wrong way round. */
export const monthsOf = ({ from, to }: Months): readonly string[] =>
  from > to ? [] : [from, ...monthsOf({ from: nextMonth(from), to })];

/** From when until when months are in a zone; the end is none of theirs. */
export const boundsOf = ({ from, to }: Months, time_zone: string): { start: Date; end: Date } => ({
  start: startOfDay(`${from}-01`, time_zone),
  end: startOfDay(`${nextMonth(to)}-01`, time_zone),
});
