import { readGrid } from './read-grid.js';

/** A number of seats, also with its unit. */
const count = /^(\d{1,4})\s*(?:[人座个位席]|座位|席位|机位|考位)*$/;

/** Whether a cell says another number of seats than a room has, with those that are blocked or without them. */
export const seatsDiffer = (
  said: string,
  {
    rows,
    columns,
    blocked,
  }: { readonly rows: number | null; readonly columns: number | null; readonly blocked: readonly number[] },
): boolean => {
  if (rows === null || columns === null) return false;
  const text = said.normalize('NFKC').trim();
  const grid = readGrid(text);
  if (grid) return grid.rows !== rows || grid.columns !== columns;
  const [, figures] = count.exec(text) ?? [];
  return (
    figures !== undefined && ![rows * columns, rows * columns - blocked.length].includes(Number(figures))
  );
};
