/** Where the arrow keys and Enter lead. */
export type CellMove = 'up' | 'down' | 'before' | 'after';

const steps = { up: -1, down: 1, before: -1, after: 1 };

/** The cells one can move to: those of the same column up and down, all of them in their order sideways. */
const reachable = (cell: Element, move: CellMove): Element[] => {
  const all = [...(cell.closest('table, ul')?.querySelectorAll('[data-editable]') ?? [])];
  const column = cell.closest('td')?.cellIndex;
  if (column === undefined || move === 'before' || move === 'after') return all;
  return all.filter((each) => each.closest('td')?.cellIndex === column);
};

/** Focuses the content of a cell; returns whether there was any. */
export const focusCell = (cell: Element | null | undefined): boolean => {
  const control = cell?.querySelector<HTMLElement>('button, input, select');
  control?.focus();
  return Boolean(control);
};

/** Focuses the next editable cell; returns whether there was one. */
export const moveBetweenCells = (cell: Element | null, move: CellMove): boolean => {
  if (!cell) return false;
  const cells = reachable(cell, move);
  return focusCell(cells[cells.indexOf(cell) + steps[move]]);
};
