/** The days that a country has announced for one year. */
export interface CalendarYear {
  /** Days off that would be worked: `2026-10-01`, or the first and the last of several, `2026-10-01/2026-10-07`. */
  readonly holidays: readonly string[];
  /** Saturdays and Sundays that are worked. */
  readonly worked_weekends: readonly string[];
}

/**
 * The worked and free days beside Monday to Friday, year by year. Plain data, so that it can be a JSON file. A
 * missing year counts Monday to Friday: a deadline in it is only a guess until the year is added.
 */
export interface WorkCalendar {
  readonly years: Readonly<Record<string, CalendarYear>>;
}

/** The calendar and the clock by which a deadline is counted. */
export interface Working {
  readonly calendar: WorkCalendar;
  /** A name of the zone database. */
  readonly time_zone: string;
}
