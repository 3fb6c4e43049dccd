import { dueByRule, type RoomDates } from './latest-correction.js';
import type { TimelineRules } from './stages.js';
import type { Working } from './work-calendar.js';

/** Doubts about dates that are in order but that nobody could keep. */
export const dateDoubtKinds = ['start_past', 'enrolment_past', 'plan_due', 'no_time_for_seats'] as const;

/** A doubt about the dates of a class; `due` is the moment concerned, if there is one. */
export interface DateDoubt {
  readonly kind: (typeof dateDoubtKinds)[number];
  readonly due: Date | null;
}

/** The dates of a class that is still planned. */
interface PlannedDates extends RoomDates {
  /** The deadline of the plan, if a person set it. */
  readonly plan_due: Date | null;
}

/**
 * Doubts about the dates of a class that is still planned: its enrolment lies behind it, its plan is overdue
 * already, or enrolment ends after rooms and seats are due.
 */
export const dateDoubts = (
  dates: PlannedDates,
  now: Date,
  { rules, ...working }: Working & { readonly rules: TimelineRules },
): readonly DateDoubt[] => {
  const { enroll_start, enroll_end } = dates;
  const plan = dates.plan_due ?? dueByRule(dates, rules.plan, working);
  const due = dueByRule(dates, rules.rooms, working);
  const doubts: DateDoubt[] = [];
  if (enroll_end && enroll_end <= now) doubts.push({ kind: 'enrolment_past', due: null });
  else if (enroll_start && enroll_start <= now) doubts.push({ kind: 'start_past', due: null });
  if (plan && plan <= now) doubts.push({ kind: 'plan_due', due: plan });
  if (enroll_end && due && due < enroll_end) doubts.push({ kind: 'no_time_for_seats', due });
  return doubts;
};
