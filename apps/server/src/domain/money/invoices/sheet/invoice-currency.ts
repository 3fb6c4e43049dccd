import type { SheetReading } from '@skillcert/api-client/contract';
import type { PartedTable } from '../../../../platform/sheet/part-table.js';
import { counted } from '../../../../platform/sheet/reading-of.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { headSays } from '../../../../platform/sheet/values/currency-of.js';
import { amountsIn, type CurrencyRules, isOfUnknown, rowSays } from '../../statement/cells/row-currency.js';
import { currencyAbove } from '../../statement/find-currency.js';
import { isCurrencyHead } from '../../statement/statement-heads.js';

type Cells = Pick<SheetRow, 'cells'>;

/** The currency of the amounts of a sheet, as its heads, its columns and the lines above them say it. */
export const currencyRules = (
  { head, above }: Pick<PartedTable, 'head' | 'above'>,
  fields: readonly string[],
  currency: string,
): CurrencyRules => ({
  currency,
  currencies: head.cells.flatMap((cell, at) => (!fields[at] && isCurrencyHead(cell) ? [at] : [])),
  above: currencyAbove(above, currency),
  heads: head.cells.map((cell) => headSays(cell, currency)),
});

/** Whether the amount in a column of a row is of another currency. */
export const isAmountOfOther = (row: Cells, at: number, rules: CurrencyRules): boolean =>
  amountsIn(row, [at], rules).some(({ text, isOther }) => isOther && text !== '');

/** Whether a row as a whole is of another currency, also where it says no amount. */
export const isRowOfOther = (row: Cells, rules: CurrencyRules): boolean => rowSays(row, rules) === 'other';

/** The report on rows of another currency, and of one that nobody knows. */
export const currencyNotes = (
  rows: readonly Pick<SheetRow, 'cells' | 'row_no'>[],
  amounts: readonly number[],
  rules: CurrencyRules,
): SheetReading => {
  const rowsThat = (test: (row: Cells) => boolean) => rows.filter(test).map(({ row_no }) => row_no);
  const isOther = (row: Cells) =>
    isRowOfOther(row, rules) || amounts.some((at) => isAmountOfOther(row, at, rules));
  return [
    ...counted('other_currency', rowsThat(isOther)),
    ...counted(
      'currency_unknown',
      rowsThat((row) => !isOther(row) && isOfUnknown(row, amounts, rules)),
    ),
  ];
};
