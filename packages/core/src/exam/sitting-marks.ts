import { examLimits } from './exam-limits.js';

/**
 * The attendance of a candidate at a sitting, as the door or a person marks it. A candidate without a mark
 * has none of these.
 */
export const sittingMarks = ['present', 'late', 'left', 'absent'] as const;

/** One of {@link sittingMarks}; `left` is gone before the end. */
export type SittingMark = (typeof sittingMarks)[number];

/** A sitting in which a candidate is expected. Moments are ISO 8601. */
export interface ExpectedSitting {
  readonly sitting_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * The sitting that a scan is for: the one that is on, else the next one; undefined after the last. `at` is in
 * milliseconds.
 */
export const sittingOfScan = <Sitting extends ExpectedSitting>(
  sittings: readonly Sitting[],
  at: number,
): Sitting | undefined =>
  sittings
    .filter(({ ends_at }) => Date.parse(ends_at) > at)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0];

/** The mark of a candidate who arrives at a moment: on time, or late. */
export const markAtDoor = (
  { starts_at }: Pick<ExpectedSitting, 'starts_at'>,
  at: number,
): 'present' | 'late' => (at > Date.parse(starts_at) ? 'late' : 'present');

/** Whether the door may still mark a candidate: one who was marked absent and comes after all is there. */
export const awaitsDoor = (mark: SittingMark | null): boolean => mark === null || mark === 'absent';

/**
 * The moment from which people are marked by name, in milliseconds: nobody is absent from a sitting that is hours
 * away.
 */
export const marksFrom = (starts_at: string): number => Date.parse(starts_at) - examLimits.marks_before_ms;
