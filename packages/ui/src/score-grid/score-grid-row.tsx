'use client';
import { isInRange } from '../internal/cell-range.js';
import { cellOf, type ScoreFacts, type ScoreRow } from './cell-problems.js';
import { ScoreGridCell } from './score-grid-cell.js';
import type { ScoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

interface ScoreGridRowProps {
  row: ScoreRow;
  /** From 0. */
  index: number;
  /** Pixels from the top of the first row. */
  start: number;
  facts: ScoreFacts;
  words: ScoreGridWords;
  grid: ScoreGridModel;
}

/** One person's scores. */
export function ScoreGridRow({ row, index, start, facts, words, grid }: ScoreGridRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not drawn leave gaps, which a table cannot have
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      className="sc-score-row"
      data-row={index}
      style={{ transform: `translateY(${start}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader" aria-colindex={1} className="sc-score-person">
        <span className="sc-score-name">{row.label}</span>
        {row.detail && <span className="sc-score-detail">{row.detail}</span>}
      </div>
      {facts.columns.map((column, at) => (
        <ScoreGridCell
          key={column.id}
          cell={cellOf(facts, row, column)}
          column={column}
          index={at}
          marks={facts.marks}
          words={words}
          grid={grid}
          active={grid.at.row === index && grid.at.column === at}
          selected={isInRange(grid.range, { row: index, column: at })}
          label={`${row.label}, ${column.label}`}
        />
      ))}
    </div>
  );
}
