import { useState } from 'react';
import type { CellPlace } from '../internal/cell-range.js';
import { cellOf, type ScoreFacts } from './cell-problems.js';
import { emptyHistory, recordStep, redoStep, undoStep } from './score-history.js';
import { realChanges, type ScoreChange } from './score-sheet.js';
import { readScore } from './score-value.js';

/** A typed text for a cell. */
export interface WantedText extends CellPlace {
  text: string;
}

/**
 * Turns texts into changes for the host, and remembers them for undo and redo; a cell that takes no score keeps its
 * value.
 */
export const useScoreWriting = (
  facts: ScoreFacts,
  onChange: ((changes: readonly ScoreChange[]) => void) | undefined,
) => {
  const { rows, columns, marks, value } = facts;
  const [history, setHistory] = useState(emptyHistory);
  const write = (wanted: readonly WantedText[]) => {
    const changes = wanted.flatMap(({ row, column, text }) => {
      const [person, subject] = [rows[row], columns[column]];
      if (!person || !subject || cellOf(facts, person, subject).locked !== null) return [];
      return [{ row_id: person.id, column_id: subject.id, value: readScore(text, subject, marks) }];
    });
    const real = realChanges(value, changes);
    if (real.length === 0) return;
    setHistory(recordStep(history, value, real));
    onChange?.(real);
  };
  const step = (move: typeof undoStep): CellPlace | null => {
    const moved = move(history);
    if (!moved) return null;
    setHistory(moved.history);
    onChange?.(moved.changes);
    const [first] = moved.changes;
    return {
      row: rows.findIndex(({ id }) => id === first?.row_id),
      column: columns.findIndex(({ id }) => id === first?.column_id),
    };
  };
  return {
    write,
    /** The position of the first cell that changed back; null if there was nothing to undo. */
    undo: () => step(undoStep),
    redo: () => step(redoStep),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
};
