/** The facts of a sheet that the library does not report. */
export interface SheetFacts {
  /** The numbers of the rows that are hidden, by hand or by a filter, from 1. */
  readonly rows: ReadonlySet<number>;
  /** The columns that are hidden, from 0. */
  readonly columns: ReadonlySet<number>;
  /** The addresses of the cells that are a picture. */
  readonly pictures: ReadonlySet<string>;
  /** The columns of cells that may belong elsewhere, and of the places where they may belong, by their rows, from 0. */
  readonly misplaced: ReadonlyMap<number, ReadonlySet<number>>;
}

/** The facts of the nth sheet of a workbook. */
export type FactsOf = (sheet: number) => SheetFacts;

export const noFacts: SheetFacts = {
  rows: new Set(),
  columns: new Set(),
  pictures: new Set(),
  misplaced: new Map(),
};

/** A table reaches no further to the right, and what is hidden to the end of the sheet is one range. */
const columnsMost = 1_000;

/** The columns of some ranges, both ends included, from 0. */
export const columnsIn = (ranges: Iterable<readonly [from: number, to: number]>): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const [from, to] of ranges)
    for (let column = from; column <= Math.min(to, columnsMost); column += 1) found.add(column);
  return found;
};
