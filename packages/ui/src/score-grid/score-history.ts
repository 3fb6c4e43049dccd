import { type ScoreChange, type ScoreSheet, scoreAt } from './score-sheet.js';

/** One act of the person: a cell typed, a block pasted, a range cleared. */
interface ScoreStep {
  before: readonly ScoreChange[];
  after: readonly ScoreChange[];
}

/** The acts that can be undone and redone; the latest act is last in both. */
export interface ScoreHistory {
  past: readonly ScoreStep[];
  future: readonly ScoreStep[];
}

export const emptyHistory: ScoreHistory = { past: [], future: [] };

const limit = 200;

/** The history after an act on this sheet. Undone acts can no longer be redone. */
export const recordStep = (
  { past }: ScoreHistory,
  sheet: ScoreSheet,
  after: readonly ScoreChange[],
): ScoreHistory => {
  const before = after.map((change) => ({ ...change, value: scoreAt(sheet, change) }));
  return { past: [...past, { before, after }].slice(-limit), future: [] };
};

interface HistoryMove {
  history: ScoreHistory;
  changes: readonly ScoreChange[];
}

/** Undoes the last step; null if there is none. */
export const undoStep = ({ past, future }: ScoreHistory): HistoryMove | null => {
  const step = past.at(-1);
  return step
    ? { history: { past: past.slice(0, -1), future: [...future, step] }, changes: step.before }
    : null;
};

/** Redoes the last undone step; null if there is none. */
export const redoStep = ({ past, future }: ScoreHistory): HistoryMove | null => {
  const step = future.at(-1);
  return step
    ? { history: { past: [...past, step], future: future.slice(0, -1) }, changes: step.after }
    : null;
};
