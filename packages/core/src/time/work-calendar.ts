/** The days that a country has announced for one year. */
export interface CalendarYear {
  /** Days off that would be worked: `2026-10-01`, or the first and the last of several, `2026-10-01/2026-10-07`. */
  readonly holidays: readonly string[];
  /** Saturdays and Sundays that are worked. */
  readonly worked_weekends: readonly string[];
}

/**
 * Which days are worked beside Monday to Friday, year by year. Plain data, so that it can be a JSON file. In
 * a year that is not there Monday to Friday are worked: a deadline in it is none but a guess until the year
 * is added.
 */
export interface WorkCalendar {
  readonly years: Readonly<Record<string, CalendarYear>>;
}

/** By which days and by whose clocks a deadline is counted. */
export interface Working {
  readonly calendar: WorkCalendar;
  /** A name of the zone database. */
  readonly time_zone: string;
}
