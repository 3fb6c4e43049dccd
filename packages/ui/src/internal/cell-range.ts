/** A cell by its place, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A rectangle of cells, both ends included. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));

/** The nearest existing cell. */
export const clampPlace = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** The rectangle between two corners. */
export const rangeBetween = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const isInRange = ({ top, left, bottom, right }: CellRange, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The cells of a range, row by row. */
export const placesIn = ({ top, left, bottom, right }: CellRange): readonly CellPlace[] => {
  const width = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * width }, (_, index) => ({
    row: top + Math.floor(index / width),
    column: left + (index % width),
  }));
};

/** Where a key takes the focus, never out of the grid; null for a key that moves nothing. */
export const placeAfterKey = (
  key: string,
  control: boolean,
  { row, column }: CellPlace,
  size: GridSize,
  page: number,
): CellPlace | null => {
  const moves: Record<string, CellPlace> = {
    ArrowUp: { row: control ? 0 : row - 1, column },
    ArrowDown: { row: control ? size.rows - 1 : row + 1, column },
    ArrowLeft: { row, column: control ? 0 : column - 1 },
    ArrowRight: { row, column: control ? size.columns - 1 : column + 1 },
    Home: { row: control ? 0 : row, column: 0 },
    End: { row: control ? size.rows - 1 : row, column: size.columns - 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  const next = moves[key];
  return next ? clampPlace(next, size) : null;
};
