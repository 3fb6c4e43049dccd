import type { WorkSheet } from '@e965/xlsx';
import { plainWord } from '../plain-word.js';
import type { ReadCell } from './read-cell.js';

/** Rows by their place in the sheet, from 0. */
type Rows = ReadonlyMap<number, { readonly cells: ReadCell[] }>;

const isWord = (cell: ReadCell | undefined): cell is string =>
  typeof cell === 'string' && cell !== '' && !/^[-+¥￥$]?[\d.,]+$/.test(cell);

const isSame = (a: ReadCell, b: ReadCell) =>
  typeof a === 'string' && typeof b === 'string' && plainWord(a) === plainWord(b);

/** The columns that a row has merged with those to their right, each with the column of the word that they share. */
const groupsIn = ({ '!merges': merges = [] }: WorkSheet, row: number): ReadonlyMap<number, number> =>
  new Map(
    merges
      .filter(({ s, e }) => s.r === row && e.r === row && e.c > s.c && e.c - s.c < 60)
      .flatMap(({ s, e }) => Array.from({ length: e.c - s.c + 1 }, (_, at) => [s.c + at, s.c] as const)),
  );

/** One head of two words, one below the other; undefined for words that are none. */
const joinedHead = (above: ReadCell, below: ReadCell, shared: ReadCell | undefined): ReadCell | undefined => {
  if (shared !== undefined) return isWord(shared) && isWord(below) ? `（${shared}）${below}` : undefined;
  if (below === '') return above;
  return isSame(below, above) ? below : undefined;
};

/**
 * The heads of two rows as one: the upper word, which several columns share, in brackets before the lower ones.
 * Undefined where the rows are none: below a shared word stands a word in each column, and below any other nothing, or
 * the same, which is merged over both rows. A word over all columns is a title.
 */
const joined = (
  upper: readonly ReadCell[],
  lower: readonly ReadCell[],
  groups: ReadonlyMap<number, number>,
): readonly ReadCell[] | undefined => {
  const columns = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => at);
  const heads = columns.map((at) => {
    const group = groups.get(at);
    return joinedHead(
      upper[at] ?? '',
      lower[at] ?? '',
      group === undefined ? undefined : (upper[group] ?? ''),
    );
  });
  const others = columns.filter((at) => !groups.has(at) && (upper[at] ?? '') !== '');
  const known = heads.filter((head) => head !== undefined);
  return others.length > 0 && known.length === heads.length ? known : undefined;
};

const wordsIn = (cells: readonly ReadCell[]): number => cells.filter(isWord).length;

/**
 * Joins heads that stand in two rows, among the first of a sheet, in the lower one; the upper one keeps no word that it
 * shares, so that it is not the row of heads itself. They name more columns than any row above them; below heads that
 * were joined, or a row of heads by itself, stands what they are about.
 */
export const joinHeads = (rows: Rows, sheet: WorkSheet, among: number): void => {
  let most = 0;
  for (const [at, { cells }] of [...rows].slice(0, among)) {
    const lower = rows.get(at + 1);
    const groups = groupsIn(sheet, at);
    const heads = lower && groups.size > 0 ? joined(cells, lower.cells, groups) : undefined;
    if (heads && wordsIn(heads) > most) {
      lower?.cells.splice(0, heads.length, ...heads);
      for (const column of groups.keys()) if (column < cells.length) cells[column] = '';
      return;
    }
    most = Math.max(most, wordsIn(cells));
  }
};
