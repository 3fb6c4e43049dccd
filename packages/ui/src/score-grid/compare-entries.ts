import type { ScoreValue } from './score-value.js';

/** A second entry compared with the first: both missing, one missing, equal, or different. */
export type EntryMatch = 'empty' | 'waiting' | 'same' | 'differs';

/** Compares two entries of one score, made by two people. A first entry that is missing agrees with nothing. */
export const compareEntries = (first: ScoreValue, second: ScoreValue): EntryMatch => {
  if (second === null) return first === null ? 'empty' : 'waiting';
  return Object.is(first, second) ? 'same' : 'differs';
};
