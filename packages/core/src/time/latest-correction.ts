import { examLimits } from '../exam/exam-limits.js';
import { mend_days } from '../limits.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import type { StageRule, TimelineRules } from './stages.js';
import type { Working } from './work-calendar.js';

/** The dates of a class that rooms and seats may be due by. */
export interface RoomDates {
  readonly enroll_start: Date | null;
  readonly enroll_end: Date | null;
  readonly exam_at: Date | null;
}

/** The dates of a class that bound a correction; null if it has none yet. */
export interface CorrectionDates extends RoomDates {
  readonly first_sitting: Date | null;
  /** The deadline of rooms and seats, if a person set it. */
  readonly rooms_due: Date | null;
}

const day_ms = 86_400_000;

/** The deadline of a stage by its rule; null if the rule counts from an unknown moment. */
export const dueByRule = (
  dates: RoomDates,
  { anchor, working_days }: StageRule,
  working: Working,
): Date | null => {
  const from = anchor === 'entered' ? null : dates[anchor];
  return from && endOfWorkingDay(from, working_days, working);
};

/** The evening before the first sitting; undefined once it is so near that nobody can correct anything by then. */
const eveningBefore = (begins: Date, now: Date): Date | undefined => {
  const evening = begins.getTime() - examLimits.correction_lead_minutes * 60_000;
  return evening - now.getTime() < examLimits.correction_least_minutes * 60_000
    ? undefined
    : new Date(evening);
};

/**
 * The latest moment until which an enrolment that is returned now can be corrected: the given number of days,
 * but not after the step that it holds up. Seats are arranged without returned enrolments, so the day on
 * which rooms and seats are due is the bound, after it the evening before, and then the first sitting.
 */
export const latestCorrection = (
  now: Date,
  dates: CorrectionDates,
  { rules, ...working }: Working & { readonly rules: TimelineRules },
): Date => {
  const begins = dates.first_sitting ?? dates.exam_at;
  const held = [
    dates.rooms_due ?? dueByRule(dates, rules.rooms, working),
    begins && eveningBefore(begins, now),
    begins,
  ].flatMap((date) => (date && date > now ? [date.getTime()] : []));
  return new Date(Math.min(now.getTime() + mend_days * day_ms, ...held));
};
