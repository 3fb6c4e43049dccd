export type { ScoreLocks, ScoreRow, ScoreSave, ScoreSaves } from './cell-problems.js';
export { ScoreGrid, type ScoreGridProps } from './score-grid.js';
export { applyScores, type ScoreChange, type ScoreSheet } from './score-sheet.js';
export type { ScoreColumn, ScoreMark, ScoreValue } from './score-value.js';
