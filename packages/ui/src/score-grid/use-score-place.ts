import { useLayoutEffect, useRef, useState } from 'react';
import { type CellPlace, clampPlace, type GridSize, rangeBetween } from '../internal/cell-range.js';

/** The focused cell and the selection. The cell that has the one tab stop takes the focus after the next render. */
export const useScorePlace = (size: GridSize) => {
  const [held, setHeld] = useState<CellPlace>({ row: 0, column: 0 });
  const [corner, setCorner] = useState<CellPlace>(held);
  const wanted = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  // Rows may have become fewer since.
  const at = clampPlace(held, size);
  const focusCell = () => {
    const cell = grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    // Unlike `focus()`, this respects the sticky headers.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    focusCell();
  });
  const refocus = () => {
    wanted.current = true;
  };
  return {
    at,
    range: rangeBetween(at, clampPlace(corner, size)),
    grid,
    refocus,
    /** Takes the focus from the field in a cell before the field goes, so that it is never lost to the page. */
    rest: () => {
      if (document.activeElement?.matches('.sc-score-input')) focusCell();
    },
    go: (next: CellPlace, extend = false) => {
      refocus();
      setHeld(next);
      if (!extend) setCorner(next);
    },
    /** Extends the selection and leaves the focus unchanged. */
    stretch: setCorner,
  };
};

export type ScorePlace = ReturnType<typeof useScorePlace>;
