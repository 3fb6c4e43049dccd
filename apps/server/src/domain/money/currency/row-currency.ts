import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { amountSays, type CurrencySaid, cellSays } from '../../../platform/sheet/values/currency-of.js';
import { filler, plain } from '../statement/cells/plain-cell.js';

/** An amount of a row in its column, and whether it is of another currency than the programme. */
export interface Amount {
  readonly at: number;
  readonly text: string;
  readonly isOther: boolean;
  /** Whether it is so because its row names the own currency and another one, and it says neither itself. */
  readonly isOfTwo: boolean;
}

type Cells = Pick<SheetRow, 'cells'>;

type SaidOnce = Exclude<CurrencySaid, 'unknown'>;

/** The facts about the currency of a table that hold for all its rows. */
export interface CurrencyRules {
  /** The currency of the programme. */
  readonly currency: string;
  /** The columns of currencies. */
  readonly currencies: readonly number[];
  /** The currency that the lines above the heads name, and that of the head of each column. */
  readonly above: SaidOnce;
  readonly heads: readonly SaidOnce[];
  /** Whether the first amount of a row is its money, without a doubt, as it was before there were any. */
  readonly isUndoubted?: boolean;
}

/**
 * The currency of a row as a whole: that of its columns of currencies, else that of the line above the heads. It is
 * unknown where a cell names something that nobody knows, and `two` where one column names the own currency and another
 * one does not: that of the account beside that of the transaction, and the amount may be in either.
 */
export const rowSays = (
  { cells }: Cells,
  { currency, currencies, above }: CurrencyRules,
): CurrencySaid | 'two' => {
  const texts = currencies.map((at) => plain(cells[at] ?? '')).filter((text) => !filler.test(text));
  const said = texts.map((text) => cellSays(text, currency));
  if (said.includes('other')) return said.includes('own') ? 'two' : 'other';
  if (said.includes('own')) return 'own';
  return above === 'unsaid' && said.includes('unknown') ? 'unknown' : above;
};

/**
 * Whether a row says its currency in a word or a code that nobody knows, so that it may be another one: neither its
 * amount in some columns nor the head of that names the own one.
 */
export const isOfUnknown = (row: Cells, columns: readonly number[], rules: CurrencyRules): boolean => {
  if (rules.isUndoubted || rowSays(row, rules) !== 'unknown') return false;
  return !columns.some((at) => {
    const text = plain(row.cells[at] ?? '');
    return !filler.test(text) && (rules.heads[at] === 'own' || amountSays(text, rules.currency) === 'own');
  });
};

/**
 * The amounts of a row in some columns. An amount or its head names the currency of the amount, and another one stands
 * against any that the row says. The own one does so only beside an amount that leaves its currency to the row.
 */
export const amountsIn = (
  { cells }: Cells,
  columns: readonly number[],
  rules: CurrencyRules,
): readonly Amount[] => {
  const amounts = columns.map((at) => {
    const text = plain(cells[at] ?? '');
    const both = [amountSays(text, rules.currency), rules.heads[at] ?? 'unsaid'];
    const said = (['other', 'own'] as const).find((one) => both.includes(one));
    return { at, text, said };
  });
  const row = rowSays({ cells }, rules);
  const isLeft = amounts.some(({ text, said }) => said === undefined && !filler.test(text));
  const isOther = (said: 'own' | 'other' | undefined) =>
    said === 'other' ||
    (said === undefined && (row === 'other' || row === 'two')) ||
    (row === 'other' && !isLeft);
  return amounts.map(({ at, text, said }) => ({
    at,
    text,
    isOther: isOther(said),
    isOfTwo: row === 'two' && said === undefined,
  }));
};

/** The amounts in the currency of the programme where there is money in it; those of another one say it once more. */
export const ofOneCurrency = (
  amounts: readonly Amount[],
  centsOf: (amount: Amount) => number,
): readonly Amount[] => {
  if (!amounts.some((amount) => !amount.isOther && centsOf(amount) > 0)) return amounts;
  return amounts.filter((amount) => !amount.isOther || centsOf(amount) < 0);
};
