import { type DayRules, readWrittenDay } from '@skillcert/core';

const serial = /^\d{4,5}(?:\.\d+)?$/;
const day = 86_400_000;
/** Day 0 of a spreadsheet, its 29 February 1900 left out. */
const dayZero = Date.UTC(1899, 11, 30);

/** So many days lie between the two beginnings that spreadsheets count from. */
const between1900And1904 = 1_462;

/** What a day of a sheet is read by, and whether numbers that mean a day are counted from 1904. */
interface SheetDays extends DayRules {
  readonly date1904?: boolean | undefined;
}

/**
 * A day as `2026-11-21`, from the ways it is written in a sheet, and from the number that a spreadsheet counts it by;
 * else the text itself, which a day is that can be read in two ways.
 */
export const readDay = (text: string, { date1904, ...rules }: SheetDays): string =>
  serial.test(text)
    ? new Date(dayZero + (Math.floor(Number(text)) + (date1904 ? between1900And1904 : 0)) * day)
        .toISOString()
        .slice(0, 10)
    : (readWrittenDay(text, rules) ?? text);
