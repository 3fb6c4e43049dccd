import type { ReadingKind, SheetReading } from '@skillcert/api-client/contract';
import { counted } from '../../../../platform/sheet/reading-of.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { amountsIn, type CurrencyRules, isOfUnknown, rowSays } from '../../currency/row-currency.js';

type Cells = Pick<SheetRow, 'cells'>;

/** Whether the amount in a column of a row is of another currency. */
export const isAmountOfOther = (row: Cells, at: number, rules: CurrencyRules): boolean =>
  amountsIn(row, [at], rules).some(({ text, isOther }) => isOther && text !== '');

/** Whether a row as a whole is of another currency, or of two of which one is another, also where it says no amount. */
export const isRowOfOther = (row: Cells, rules: CurrencyRules): boolean =>
  ['other', 'two'].includes(rowSays(row, rules));

/** The report on rows of another currency, of two, and of one that nobody knows. */
export const currencyNotes = (
  rows: readonly Pick<SheetRow, 'cells' | 'row_no'>[],
  amounts: readonly number[],
  rules: CurrencyRules,
): SheetReading => {
  const doubtOf = (row: Cells): ReadingKind | undefined => {
    const said = amountsIn(row, amounts, rules).filter(({ text }) => text !== '');
    const whole = rowSays(row, rules);
    if (whole === 'other' || said.some(({ isOther, isOfTwo }) => isOther && !isOfTwo))
      return 'other_currency';
    if (whole === 'two' && (said.length === 0 || said.some(({ isOfTwo }) => isOfTwo)))
      return 'two_currencies';
    return isOfUnknown(row, amounts, rules) ? 'currency_unknown' : undefined;
  };
  const doubts = rows.map((row) => ({ row_no: row.row_no, kind: doubtOf(row) }));
  return (['other_currency', 'two_currencies', 'currency_unknown'] as const).flatMap((kind) =>
    counted(
      kind,
      doubts.filter((each) => each.kind === kind).map(({ row_no }) => row_no),
    ),
  );
};
