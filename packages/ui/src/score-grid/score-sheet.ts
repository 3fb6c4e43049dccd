import type { ScoreValue } from './score-value.js';

/** Values by row and column; a cell that is not there is empty. */
export type ScoreSheet = Readonly<Record<string, Readonly<Record<string, ScoreValue>> | undefined>>;

/** One cell that takes another value. */
export interface ScoreChange {
  row_id: string;
  column_id: string;
  value: ScoreValue;
}

/** The value of a cell. */
export const scoreAt = (
  sheet: ScoreSheet,
  { row_id, column_id }: Pick<ScoreChange, 'row_id' | 'column_id'>,
): ScoreValue => sheet[row_id]?.[column_id] ?? null;

/** The sheet after the changes; the host's reducer for `onChange`. */
export const applyScores = (sheet: ScoreSheet, changes: readonly ScoreChange[]): ScoreSheet => {
  const next = { ...sheet };
  for (const { row_id, column_id, value } of changes) {
    next[row_id] = { ...next[row_id], [column_id]: value };
  }
  return next;
};

/** Those of the changes that change anything. */
export const realChanges = (sheet: ScoreSheet, changes: readonly ScoreChange[]): readonly ScoreChange[] =>
  changes.filter((change) => !Object.is(scoreAt(sheet, change), change.value));
