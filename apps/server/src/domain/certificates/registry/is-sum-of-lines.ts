import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { isLeftOut, markTotals } from '../../../platform/sheet/total-row.js';

/** Whether a row adds the lines of an answer up: it begins with a word for that, and has no number of a certificate. */
export const isSumOfLines = (row: SheetRow, number: number): boolean => {
  const at = row.cells.findIndex((cell) => cell !== '');
  const said = row.cells[number] ?? '';
  if (at === -1 || (said !== '' && at !== number)) return false;
  return markTotals([{ ...row, cells: [row.cells[at] ?? ''] }], () => false).some(isLeftOut);
};
