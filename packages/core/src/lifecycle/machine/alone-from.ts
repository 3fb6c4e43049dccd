import { doorOpensAt } from '../../exam/door-opens-at.js';
import { beginOfDay, dayAfter, dayAt } from '../../time/calendar-day.js';
import { endOfWorkingDay } from '../../time/end-of-working-day.js';
import type { Working } from '../../time/work-calendar.js';
import { type ClassEvent, type ClassStatus, classLifecycle } from '../class-lifecycle.js';

/** The dates of a class that its moments count from; null if it has none yet. */
export interface ClassDates {
  readonly exam_at: Date | null;
  /** The beginning of the first sitting, and the end of the last one. */
  readonly first_sitting: Date | null;
  readonly last_sitting: Date | null;
  readonly publicity_at: Date | null;
}

/** The rules by which moments are counted. */
export interface MomentRules extends Working {
  readonly recheck_days: number;
}

/** The moments that rows of the class lifecycle name. */
const moments: Readonly<Record<string, (dates: ClassDates, rules: MomentRules) => Date | null>> = {
  exam_is_near: ({ exam_at, first_sitting }) => {
    const begins = first_sitting ?? exam_at;
    return begins && new Date(doorOpensAt(begins.getTime()));
  },
  exam_over: ({ exam_at, last_sitting }, { time_zone }) =>
    last_sitting ?? (exam_at && beginOfDay(dayAfter(dayAt(exam_at, time_zone), 1), time_zone)),
  publicity_over: ({ publicity_at }, { recheck_days, ...working }) =>
    publicity_at && endOfWorkingDay(publicity_at, recheck_days, working),
};

/**
 * The moment from which one person may apply an event alone; before it a second person and a reason are
 * needed. Without sittings an exam ends with its day. Null if the event has no such moment in this state, or
 * the class lacks the date that it counts from.
 */
export const aloneFrom = (
  { state, event }: { readonly state: ClassStatus; readonly event: ClassEvent },
  dates: ClassDates,
  rules: MomentRules,
): Date | null => {
  const row = classLifecycle.transitions.find((each) => each.from === state && each.event === event);
  return (row?.early && moments[row.early.before]?.(dates, rules)) ?? null;
};
