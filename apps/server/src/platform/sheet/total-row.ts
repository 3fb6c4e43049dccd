import { plainWord } from './plain-word.js';
import type { SheetRow } from './sheet-row.js';
import { findDecimals } from './values/find-decimals.js';
import { readCents } from './values/read-cents.js';

const totalWord =
  /^(?:人民币|本[页期日月年])?(?:合计|总计|小计|共计|累计|合计人数|总人数|合計|総計|小計|累計|(?:grand|sub)?total|totalgeneral|suma)(?:\d+[人名笔条]?)?$/;
/** A count. A phone and an identity number have more figures. */
const count = /^\d{1,10}[元人名笔条]?$/;
const long = /\d{11}/;
const filler = /^[-－—/*]+$/;

const isFigure = (cell: string): boolean =>
  count.test(cell) ||
  filler.test(cell) ||
  (!long.test(cell) && readCents(cell, findDecimals([cell])) !== undefined);

/** Whether a row under a table adds it up: a word for that, and figures beside it. */
const isTotal = ({ cells }: Pick<SheetRow, 'cells'>): boolean => {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  return totalWord.test(plainWord(first)) && others.every((cell) => cell === first || isFigure(cell));
};

/** The rows of a table, those that add it up marked as left out. */
export const markTotals = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => (isTotal(row) ? { ...row, flaws: [], marks: ['total_row_left_out'] } : row));

/** Whether a row was marked as one that adds the others up. */
export const isLeftOut = ({ marks = [] }: SheetRow): boolean => marks.includes('total_row_left_out');
