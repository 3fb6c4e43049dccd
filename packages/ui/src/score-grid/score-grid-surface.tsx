'use client';
import { type ClipboardEvent, type PointerEvent, useId, useState } from 'react';
import type { CellPlace } from '../internal/cell-range.js';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { ScoreFacts } from './cell-problems.js';
import { ScoreGridBar } from './score-grid-bar.js';
import { ScoreGridBody } from './score-grid-body.js';
import { ScoreGridHead } from './score-grid-head.js';
import { onGridKey } from './score-grid-keys.js';
import { ScoreGridLine } from './score-grid-line.js';
import { scoreGridWords } from './score-grid-words.js';
import type { ScoreChange } from './score-sheet.js';
import { type ScoreGridModel, useScoreGrid } from './use-score-grid.js';

interface ScoreGridSurfaceProps {
  caption: string;
  facts: ScoreFacts;
  readOnly: boolean;
  onChange: ((changes: readonly ScoreChange[]) => void) | undefined;
}

const placeOf = (target: EventTarget): CellPlace | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset.column) } : null;
};

const pointersOf = (grid: ScoreGridModel) => {
  const isHere = (place: CellPlace | null) =>
    place !== null && place.row === grid.at.row && place.column === grid.at.column;
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0 || (grid.draft && isHere(place))) return;
      // A second tap on the cell that has the focus types into it; fingers have no double click.
      if (event.pointerType !== 'mouse' && isHere(place)) grid.begin(false);
      else grid.go(place, event.shiftKey);
    },
    onPointerMove: (event: PointerEvent) => {
      const place = event.pointerType === 'mouse' && event.buttons === 1 ? placeOf(event.target) : null;
      if (place && !grid.draft) grid.stretch(place);
    },
    onDoubleClick: () => {
      if (!grid.draft) grid.begin(false);
    },
  };
};

const clipboardOf = (grid: ScoreGridModel) => {
  const copy = (event: ClipboardEvent) => {
    if (grid.draft) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) grid.fill('');
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (grid.draft && !/[\t\n]/.test(text)) return;
      event.preventDefault();
      grid.paste(text);
    },
  };
};

/** The grid itself, with its bar above and the line about the chosen cell below. */
export function ScoreGridSurface({ caption, facts, readOnly, onChange }: ScoreGridSurfaceProps) {
  const words = usePartWords('scoreGrid', scoreGridWords);
  const keysId = useId();
  const [said, setSaid] = useState('');
  const grid = useScoreGrid({
    facts,
    readOnly,
    onChange,
    onPasted: (count, dropped) => setSaid(words.pasted(count, dropped)),
  });
  return (
    <>
      <ScoreGridBar facts={facts} words={words} grid={grid} />
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are not drawn leave gaps, which a table cannot have */}
      <div
        ref={grid.grid}
        role="grid"
        tabIndex={-1}
        className="sc-score-scroll"
        aria-label={caption}
        aria-describedby={readOnly ? undefined : keysId}
        aria-rowcount={facts.rows.length + 1}
        aria-colcount={facts.columns.length + 1}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        onKeyDown={(event) => onGridKey(event, grid, facts.marks)}
        {...pointersOf(grid)}
        {...clipboardOf(grid)}
      >
        <ScoreGridHead columns={facts.columns} person={words.person} />
        <ScoreGridBody facts={facts} words={words} grid={grid} />
      </div>
      <ScoreGridLine facts={facts} words={words} grid={grid} keysId={keysId} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
