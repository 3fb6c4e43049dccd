import { formatDateTime } from '@skillcert/core';

/** The month the given number after another, as the wire writes it, `2026-11`. */
const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** The month the given number before that of a moment. */
export const monthBefore = (now: Date, timeZone: string, back: number): string =>
  monthAfter(formatDateTime(now, { pattern: '{y}-{m}', timeZone }), -back);

/** The last months as choices, this one first. */
export const monthOptions = (now: Date, timeZone: string, count: number) =>
  Array.from({ length: count }, (_, back) => {
    const month = monthBefore(now, timeZone, back);
    return { value: month, label: month };
  });

/** The first and the last month of a report. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Months that a report may have. */
export const monthsMost = 12;

/** A period that can be reported: if it is reversed or too long, the other end follows the chosen one. */
export const fitPeriod = ({ from, to }: Period, chosen: keyof Period): Period => {
  const first = monthAfter(to, 1 - monthsMost);
  if (chosen === 'to') return { from: from > to ? to : from < first ? first : from, to };
  const last = monthAfter(from, monthsMost - 1);
  return { from, to: from > to ? from : to > last ? last : to };
};
