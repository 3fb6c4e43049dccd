import type { ScoreCell } from './cell-problems.js';
import type { ScoreGridWords } from './score-grid-words.js';
import { type ScoreColumn, type ScoreMark, showScore } from './score-value.js';

/** The one state that a cell's icon shows; the weightiest. */
export type ScoreCellLook =
  | 'mend'
  | 'differs'
  | 'saving'
  | 'unsaved'
  | 'same'
  | 'saved'
  | 'waiting'
  | 'locked'
  | 'plain';

/** The most important problem of a cell, which it shows. */
export const lookOf = ({ problem, save, match, locked }: ScoreCell): ScoreCellLook => {
  if (locked !== null) return 'locked';
  if (problem || save?.state === 'refused') return 'mend';
  if (match === 'differs') return 'differs';
  if (save && save.state !== 'saved') return save.state;
  if (match === 'same' || match === 'waiting') return match;
  return save ? 'saved' : 'plain';
};

/** All messages of a cell, in words. */
export const messagesOf = (
  { problem, save, match, first, locked }: ScoreCell,
  column: ScoreColumn,
  marks: readonly ScoreMark[],
  words: ScoreGridWords,
): readonly string[] => {
  const { min = 0, max = 100, decimals = 0 } = column;
  if (locked !== null) return [locked];
  const said: string[] = [];
  if (problem) said.push(words.problem[problem](min, max, decimals));
  if (match === 'differs') said.push(words.differs(showScore(first, column, marks) || words.nothing));
  if (match === 'same') said.push(words.same);
  if (match === 'waiting') said.push(words.waiting);
  if (save) said.push(save.state === 'refused' ? words.refused(save.reason) : words[save.state]);
  return said;
};
