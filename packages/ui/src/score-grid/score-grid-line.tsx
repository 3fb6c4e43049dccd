'use client';
import { cellOf, type ScoreFacts } from './cell-problems.js';
import { messagesOf } from './score-cell-messages.js';
import type { ScoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

interface ScoreGridLineProps {
  facts: ScoreFacts;
  words: ScoreGridWords;
  grid: ScoreGridModel;
  /** Id of the sentence about the keys, which describes the grid. */
  keysId: string;
}

/**
 * Under the grid: the name of this cell with the whole detail of its row, its problems, and the keys. The cell itself
 * announces them to screen readers.
 */
export function ScoreGridLine({ facts, words, grid, keysId }: ScoreGridLineProps) {
  const [row, column] = [facts.rows[grid.at.row], facts.columns[grid.at.column]];
  const cell = row && column && cellOf(facts, row, column);
  const messages = cell && column ? messagesOf(cell, column, facts.marks, words) : [];
  return (
    <div className="sc-score-line">
      <p className="sc-score-here" aria-hidden="true">
        {[row?.label, row?.detail, column?.label].filter(Boolean).join(' · ')}
        {messages.length > 0 && <strong> {messages.join(' · ')}</strong>}
      </p>
      {!grid.readOnly && (
        <p id={keysId} className="sc-score-keys">
          {words.keys}
        </p>
      )}
    </div>
  );
}
