/** Which days are worked, beside Monday to Friday. Plain data, so that it can be a JSON file. */
export interface WorkCalendar {
  /** Days off that would be worked, `2026-10-01`. */
  readonly holidays: readonly string[];
  /** Saturdays and Sundays that are worked. */
  readonly worked_weekends: readonly string[];
}
