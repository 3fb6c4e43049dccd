/** Rows and seats in a row as one text, `6×5`, `6排5列`, with the seats that they make behind it or without. */
const grid =
  /^(\d{1,3})\s*([排行列]?)\s*([x×*✕╳]?)\s*(\d{1,3})\s*([排行列座个]?)(?:\s*[=(]\s*(\d{1,4})\s*[人座个位]*\)?)?$/i;

/** The rows of a room and its seats in a row. */
export interface RoomGrid {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Reads the grid of a room off the cell that says its seats. Undefined for a number of seats alone, for one that the
 * grid does not make, and where it is not clear which side is which. Without units the rows come first.
 */
export const readGrid = (text: string): RoomGrid | undefined => {
  const [, first, unit = '', sign, second, other = '', seats] = grid.exec(text.trim()) ?? [];
  if (first === undefined || (unit === '' && sign === '')) return undefined;
  const isTurned = unit === '列';
  if (isTurned ? !/[排行]/.test(other) : /[排行]/.test(other)) return undefined;
  const [rows, columns] = isTurned ? [Number(second), Number(first)] : [Number(first), Number(second)];
  return seats !== undefined && Number(seats) !== rows * columns ? undefined : { rows, columns };
};
