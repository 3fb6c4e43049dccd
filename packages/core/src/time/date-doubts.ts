import { type RoomDates, roomsDue } from './latest-correction.js';
import type { TimelineRules } from './stages.js';
import type { Working } from './work-calendar.js';

/** Doubts about dates that are in order but that nobody could keep. */
export const dateDoubtKinds = ['start_past', 'enrolment_past', 'no_time_for_seats'] as const;

/** A doubt about the dates of a class; `due` is the moment concerned, if there is one. */
export interface DateDoubt {
  readonly kind: (typeof dateDoubtKinds)[number];
  readonly due: Date | null;
}

/**
 * Doubts about the dates of a class that is still planned: its enrolment lies behind it, or ends after rooms
 * and seats are due.
 */
export const dateDoubts = (
  dates: RoomDates,
  now: Date,
  { rules, ...working }: Working & { readonly rules: TimelineRules },
): readonly DateDoubt[] => {
  const { enroll_start, enroll_end } = dates;
  const due = roomsDue(dates, rules, working);
  const doubts: DateDoubt[] = [];
  if (enroll_end && enroll_end <= now) doubts.push({ kind: 'enrolment_past', due: null });
  else if (enroll_start && enroll_start <= now) doubts.push({ kind: 'start_past', due: null });
  if (enroll_end && due && due < enroll_end) doubts.push({ kind: 'no_time_for_seats', due });
  return doubts;
};
