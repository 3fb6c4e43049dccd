/** A desk by its row and its place in it, counted from 1; the first row is the one in front. */
export interface DeskPlace {
  readonly row: number;
  readonly column: number;
}

/** The number of a desk in a room with the given number of columns: row by row, from the front. */
export const deskNumber = (columns: number, { row, column }: DeskPlace): number =>
  (row - 1) * columns + column;

/** The paper that lies on a desk: those beside, before and behind it have another, where there are several. */
export const paperAt = (papers: readonly string[], { row, column }: DeskPlace): string =>
  papers[(row + column) % papers.length] ?? '';

/** The place of the desk with that number. */
export const deskPlace = (columns: number, desk: number): DeskPlace => ({
  row: Math.floor((desk - 1) / columns) + 1,
  column: ((desk - 1) % columns) + 1,
});
