import { type DayRules, readWrittenDay } from '@skillcert/core';

/**
 * A number that a spreadsheet counts a day by. Those of four figures are days before 1927; people who write four
 * figures mean a year, a year and its month (`1990.03`), or a time.
 */
const serial = /^\d{5}(?:\.\d+)?$/;
const day = 86_400_000;
/** Day 0 of a spreadsheet, placed so that its 29 February 1900, which never was, does not count. */
const dayZero = Date.UTC(1899, 11, 30);

/** The number of days between the two epochs that spreadsheets count from. */
const between1900And1904 = 1_462;

/** The rules for reading a day, and whether numbers that mean a day are counted from 1904. */
interface SheetDays extends DayRules {
  readonly date1904?: boolean | undefined;
}

/**
 * Reads a day, written out or as the number that a spreadsheet counts it by, as `2026-11-21`. Returns the text itself
 * if it is no day, or a day that can be read in two ways.
 */
export const readDay = (text: string, { date1904, ...rules }: SheetDays): string =>
  serial.test(text)
    ? new Date(dayZero + (Math.floor(Number(text)) + (date1904 ? between1900And1904 : 0)) * day)
        .toISOString()
        .slice(0, 10)
    : (readWrittenDay(text, rules) ?? text);
