import { doorOpensAt } from './door-opens-at.js';

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

/**
 * The moment from which the door is open for a candidate who comes at `at`: that of the sitting the scan is for, or
 * without one, that of the class at `opens_at`, which is null while nobody knows when the exam is. In milliseconds.
 */
export const doorOpensFor = (
  sittings: readonly ExpectedSitting[],
  at: number,
  opens_at: number | null,
): number | null => {
  const next = sittingOfScan(sittings, at);
  return next ? doorOpensAt(Date.parse(next.starts_at)) : opens_at;
};

/** Whether a candidate comes before the door is open for them, by {@link doorOpensFor}. */
export const comesTooEarly = (
  sittings: readonly ExpectedSitting[],
  at: number,
  opens_at: number | null,
): boolean => {
  const opens = doorOpensFor(sittings, at, opens_at);
  return opens === null || at < opens;
};

/** The mark of a candidate who arrives at a moment: on time, or late. */
export const markAtDoor = (
  { starts_at }: Pick<ExpectedSitting, 'starts_at'>,
  at: number,
): 'present' | 'late' => (at > Date.parse(starts_at) ? 'late' : 'present');

/**
 * The whole minutes by which a candidate who arrives at a moment is late, if the programme lets people in for fewer
 * (`entry_minutes`); undefined if not, or if it has no such limit. `at` is in milliseconds.
 */
export const minutesPastEntry = (
  { starts_at }: Pick<ExpectedSitting, 'starts_at'>,
  at: number,
  entry_minutes: number | undefined,
): number | undefined => {
  const minutes = (at - Date.parse(starts_at)) / 60_000;
  return entry_minutes !== undefined && minutes > entry_minutes ? Math.floor(minutes) : undefined;
};

/** Whether the door may still mark a candidate: one who was marked absent and comes after all is there. */
export const awaitsDoor = (mark: SittingMark | null): boolean => mark === null || mark === 'absent';

/** Whether a candidate was seen at a sitting: there, late, or gone before the end. */
export const wasSeen = (mark: SittingMark | null): boolean => mark !== null && mark !== 'absent';

/** Whether a sitting has ended: nobody moves in it any more. `now` is in milliseconds. */
export const isSittingOver = (ends_at: string, now: number): boolean => Date.parse(ends_at) <= now;

/** Whether a candidate was absent from a sitting: called so, or without a mark once it is over. */
export const wasAbsent = (mark: SittingMark | null, ends_at: string, now: number): boolean =>
  mark === 'absent' || (mark === null && isSittingOver(ends_at, now));
