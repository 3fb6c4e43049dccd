import type { KeyboardEvent } from 'react';
import { placeAfterKey } from '../internal/cell-range.js';
import type { ScoreMark } from './score-value.js';
import type { ScoreGridModel } from './use-score-grid.js';

const page = 10;

/** Enter and Tab, which end the typing and move on; at a row's end Tab leaves the grid, as everywhere else. */
const onMovingKey = (event: KeyboardEvent, grid: ScoreGridModel): boolean => {
  const by = event.shiftKey ? -1 : 1;
  const { row, column } = grid.at;
  if (event.key === 'Enter') {
    grid.go({ row: row + by, column });
    return true;
  }
  const next = column + by;
  if (event.key !== 'Tab' || grid.readOnly || next < 0 || next >= grid.size.columns) return false;
  grid.go({ row, column: next });
  return true;
};

const onTypingKey = (event: KeyboardEvent, grid: ScoreGridModel): boolean => {
  if (event.key === 'Escape') {
    grid.stop(false);
    return true;
  }
  if (grid.draft?.fresh && event.key.startsWith('Arrow')) {
    const next = placeAfterKey(event.key, false, grid.at, grid.size, page);
    if (next) grid.go(next);
    return true;
  }
  return onMovingKey(event, grid);
};

const onControlKey = (event: KeyboardEvent, grid: ScoreGridModel): boolean => {
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) grid.undo();
  else if (key === 'y' || key === 'z') grid.redo();
  else if (key === 'a') {
    grid.go({ row: 0, column: 0 });
    grid.stretch({ row: grid.size.rows - 1, column: grid.size.columns - 1 });
  } else return false;
  return true;
};

const onWritingKey = (event: KeyboardEvent, grid: ScoreGridModel, marks: readonly ScoreMark[]): boolean => {
  if (event.key === 'F2') {
    grid.begin(false);
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    grid.fill('');
    return true;
  }
  const mark = marks.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
  if (mark) {
    grid.fill(mark.id);
    return true;
  }
  // The browser handles the key itself and types it into the field that now exists.
  if (event.key.length === 1 || event.key === 'Process') grid.begin(true);
  return false;
};

const onRestingKey = (event: KeyboardEvent, grid: ScoreGridModel, marks: readonly ScoreMark[]): boolean => {
  const control = event.ctrlKey || event.metaKey;
  const next = placeAfterKey(event.key, control, grid.at, grid.size, page);
  if (next) {
    grid.go(next, event.shiftKey);
    return true;
  }
  if (control) return onControlKey(event, grid);
  if (event.altKey) return false;
  return onMovingKey(event, grid) || onWritingKey(event, grid, marks);
};

/** Every key of the grid: the spreadsheet's, while typing and while not. */
export const onGridKey = (event: KeyboardEvent, grid: ScoreGridModel, marks: readonly ScoreMark[]): void => {
  if (event.nativeEvent.isComposing) return;
  const done = grid.draft ? onTypingKey(event, grid) : onRestingKey(event, grid, marks);
  if (done) event.preventDefault();
};
