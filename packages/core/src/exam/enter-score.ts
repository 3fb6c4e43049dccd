import type { ScoreEvent, ScoreStatus } from '../lifecycle/score-lifecycle.js';

/** Marks that may stand in place of points. */
export const scoreMarks = ['absent', 'violation'] as const;

/** One of {@link scoreMarks}. */
export type ExamMark = (typeof scoreMarks)[number];

/** Points, or a mark in their place. */
export type ExamScore = number | ExamMark;

/** One person's entry. */
export interface ScoreEntry {
  readonly user_id: number;
  readonly score: ExamScore;
}

/** The state of a score; entries in their order. */
export interface StandingScore {
  readonly status: ScoreStatus;
  readonly first: ScoreEntry | null;
  readonly second: ScoreEntry | null;
}

/** The value that a user types into a cell; null empties it. */
export interface TypedScore {
  readonly user_id: number;
  readonly score: ExamScore | null;
}

/** The event that an entry applies; `unchanged` if it repeats the current value, `settled` if it comes too late. */
export type EntryOutcome =
  | Extract<ScoreEvent, 'first_entry' | 'correct' | 'withdraw' | 'second_entry_same' | 'second_entry_differs'>
  | 'unchanged'
  | 'settled';

const ownOf = ({ first, second }: StandingScore, user_id: number): ScoreEntry | null =>
  [first, second].find((entry) => entry?.user_id === user_id) ?? null;

/** Decides what an entry does to a score: it is the first or the second one, or it changes nothing any more. */
export const enterScore = (standing: StandingScore, { user_id, score }: TypedScore): EntryOutcome => {
  const own = ownOf(standing, user_id);
  if ((own?.score ?? null) === score) return 'unchanged';
  if (standing.status === 'empty') return 'first_entry';
  if (standing.status !== 'entered_once') return 'settled';
  if (own) return score === null ? 'withdraw' : 'correct';
  return standing.first?.score === score ? 'second_entry_same' : 'second_entry_differs';
};
