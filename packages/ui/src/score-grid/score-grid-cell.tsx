'use client';
import { Check, CircleAlert, CircleDashed, CircleDot, Equal, EqualNot, Lock } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { ScoreCell } from './cell-problems.js';
import { lookOf, messagesOf } from './score-cell-messages.js';
import type { ScoreGridWords } from './score-grid-words.js';
import { type ScoreColumn, type ScoreMark, showScore } from './score-value.js';
import type { ScoreGridModel } from './use-score-grid.js';

interface ScoreGridCellProps {
  cell: ScoreCell;
  column: ScoreColumn;
  /** From 0. */
  index: number;
  marks: readonly ScoreMark[];
  words: ScoreGridWords;
  grid: ScoreGridModel;
  /** Has the one tab stop of the grid. */
  active: boolean;
  selected: boolean;
  /** Names the field while typing. */
  label: string;
}

const icons = {
  mend: <CircleAlert aria-hidden="true" />,
  differs: <EqualNot aria-hidden="true" />,
  saving: <span className="sc-spinner" data-size="sm" aria-hidden="true" />,
  unsaved: <CircleDot aria-hidden="true" />,
  same: <Equal aria-hidden="true" />,
  saved: <Check aria-hidden="true" />,
  waiting: <CircleDashed aria-hidden="true" />,
  locked: <Lock aria-hidden="true" />,
  plain: null,
};

/** One score; a text field while it is typed. */
export function ScoreGridCell({
  cell,
  column,
  index,
  marks,
  words,
  grid,
  active,
  selected,
  label,
}: ScoreGridCellProps) {
  const look = lookOf(cell);
  const messages = messagesOf(cell, column, marks, words);
  const typing = active && grid.draft !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not drawn leave gaps, which a table cannot have
    <div
      role="gridcell"
      aria-colindex={index + 2}
      aria-selected={selected}
      aria-invalid={look === 'mend' || look === 'differs' || undefined}
      aria-readonly={grid.readOnly || look === 'locked' || undefined}
      tabIndex={active ? 0 : -1}
      className="sc-score-cell"
      data-column={index}
      data-look={look}
      data-active={active || undefined}
      data-mark={typeof cell.value === 'string' && !cell.problem ? '' : undefined}
      title={messages.join('\n') || undefined}
    >
      {cell.match === 'differs' && !typing && (
        <span className="sc-score-first" aria-hidden="true">
          {words.first(showScore(cell.first, column, marks) || '—')}
        </span>
      )}
      {typing ? (
        <input
          className="sc-score-input"
          aria-label={label}
          // biome-ignore lint/a11y/noAutofocus: it stands in for the cell that has the focus
          autoFocus
          autoComplete="off"
          inputMode="decimal"
          value={grid.draft?.text ?? ''}
          onChange={(event) => grid.type(event.currentTarget.value)}
          onBlur={() => grid.leave()}
        />
      ) : (
        <span className="sc-score-value">{showScore(cell.value, column, marks)}</span>
      )}
      {!typing && icons[look]}
      {!typing && messages.length > 0 && <VisuallyHidden>({messages.join('; ')})</VisuallyHidden>}
    </div>
  );
}
