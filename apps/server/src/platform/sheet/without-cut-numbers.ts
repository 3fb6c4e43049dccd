import { isResidentId } from '@skillcert/core';
import type { SheetRow, SheetTable } from './sheet-row.js';

/** A number of which a spreadsheet kept 15 digits and wrote zeros for the others. */
const cut = /^\d{15}0{3,}$/;
/** A number that a spreadsheet would cut, also with the letter at the end of some identity numbers. */
const long = /^\d{16,}X?$/i;

type IsCut = (column: number) => boolean;

/** Why a text that ends like a cut number is not read; undefined for one that is. */
type Doubt = 'lost_digits' | 'number_doubtful' | undefined;

/** An identity number by its form: area, birth, order and check digit. */
const identity = /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/;

/** Whether the check digit of an identity number is right; its day of birth does not matter here. */
const isWhole = (text: string) => isResidentId(text, { now: Number.POSITIVE_INFINITY, foreign: true });

/**
 * A whole identity number whose end could be a cut one: its check digit fits by chance in one row of eleven. Blanks
 * between its parts, which no number has, say that somebody has looked at it.
 */
const doubtOf = (text: string, isCut: boolean): Doubt => {
  if (!cut.test(text)) return undefined;
  if (isCut) return 'lost_digits';
  return isWhole(text) ? 'number_doubtful' : undefined;
};

const withFlaws = (row: SheetRow, isCut: IsCut): SheetRow => {
  const found = new Map(
    row.cells.flatMap((text, column) => {
      const why = doubtOf(text, isCut(column));
      return why ? [[column, why] as const] : [];
    }),
  );
  if (found.size === 0) return row;
  return {
    ...row,
    cells: row.cells.map((text, column) => (found.has(column) ? '' : text)),
    flaws: [...row.flaws, ...Array.from(found, ([column, why]) => ({ column, why }))],
  };
};

interface LongNumbers {
  readonly all: number;
  /** Those that end like cut ones, each once; but for identity numbers whose check digit says that they are whole. */
  readonly doubtful: ReadonlySet<string>;
}

/**
 * Whether a column had its numbers cut. One whole number in a thousand ends like a cut one, so that some among many are
 * chance, but an identity number whose check digit is wrong is none.
 */
const isCutColumn = ({ all, doubtful }: LongNumbers): boolean => {
  const isBroken = [...doubtful].some((text) => identity.test(text));
  if (all < 2) return isBroken;
  const ofMany = doubtful.size > 1 ? 100 : 20;
  return isBroken || doubtful.size * ofMany > all;
};

/** The columns of a workbook whose texts were numbers before, by how many of their long numbers end like cut ones. */
const cutColumns = (rows: readonly SheetRow[]): IsCut => {
  const found = new Map<number, { all: number; doubtful: Set<string> }>();
  for (const { cells } of rows)
    for (const [column, text] of cells.entries()) {
      if (!long.test(text)) continue;
      const counted = found.get(column) ?? { all: 0, doubtful: new Set() };
      counted.all += 1;
      if (cut.test(text) && !isWhole(text)) counted.doubtful.add(text);
      found.set(column, counted);
    }
  const columns = new Set([...found].flatMap(([column, numbers]) => (isCutColumn(numbers) ? [column] : [])));
  return (column) => columns.has(column);
};

/**
 * The rows of a table without the long numbers that lost their end. Text that was saved from a workbook does not tell a
 * number, which is cut, from a text, which is whole. A workbook does, but its texts may have been numbers when they
 * were cut. Whole numbers that end like cut ones have to come in a workbook, as text, and
 * identity numbers, in any form, with blanks between their parts.
 */
export const withoutCutNumbers = ({ rows, untyped }: SheetTable): readonly SheetRow[] => {
  const isCut = untyped ? () => true : cutColumns(rows);
  return rows.map((row) => withFlaws(row, isCut));
};
