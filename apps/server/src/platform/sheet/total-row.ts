import { plainWord } from './plain-word.js';
import type { SheetRow } from './sheet-row.js';

const totalWord =
  /^(?:人民币|本页|本期)?(?:合计|总计|小计|共计|合计人数|总人数|合計|総計|小計|(?:grand|sub)?total|totalgeneral|suma)(?:\d+[人名]?)?$/;
/** An amount or a count; a phone and an identity number have more figures. */
const figure = /^[¥￥$€]?\d[\d,.\s]{0,9}[元人名]?$/;

/** Whether a row under a table adds it up: a word for that, and figures beside it. */
const isTotal = ({ cells }: Pick<SheetRow, 'cells'>): boolean => {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  return totalWord.test(plainWord(first)) && others.every((cell) => cell === first || figure.test(cell));
};

/** The rows of a table, those that add it up marked as left out. */
export const markTotals = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => (isTotal(row) ? { ...row, flaws: [], marks: ['total_row_left_out'] } : row));

/** Whether a row was marked as one that adds the others up. */
export const isLeftOut = ({ marks = [] }: SheetRow): boolean => marks.includes('total_row_left_out');
