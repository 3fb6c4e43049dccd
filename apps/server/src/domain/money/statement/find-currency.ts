import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { headsOther, namesOther } from '../../../platform/sheet/values/currency-of.js';
import { isCurrencyHead, type StatementColumns } from './statement-heads.js';

/** A word and what it says, in one cell, “币种：美元”. */
const saidInCell = /^([^:：]+)[:：](.+)$/s;

/** The currencies that lines above the heads name, beside their word or behind it. */
const namedAbove = (above: readonly Pick<SheetRow, 'cells'>[]): readonly string[] =>
  above.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const [, word = '', said = ''] = saidInCell.exec(cell) ?? [];
      if (isCurrencyHead(word)) return [said];
      return isCurrencyHead(cell) ? [cells[at + 1] ?? ''] : [];
    }),
  );

/**
 * Whether a statement as a whole is of another currency: the head of its amounts says so, or a line above the heads
 * where no column names the currency line by line.
 */
export const isWholeOfOther = (
  {
    head,
    above,
    columns,
  }: {
    readonly head: Pick<SheetRow, 'cells'>;
    readonly above: readonly Pick<SheetRow, 'cells'>[];
    /** The columns of currencies. */
    readonly columns: readonly number[];
  },
  fields: StatementColumns,
  currency: string,
): boolean => {
  const heads = head.cells.filter((_, at) => fields[at] === 'credit' || fields[at] === 'amount');
  if (heads.some((text) => headsOther(text, currency))) return true;
  return columns.length === 0 && namedAbove(above).some((text) => namesOther(text, currency));
};
