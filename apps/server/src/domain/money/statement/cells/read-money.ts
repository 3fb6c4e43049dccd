import type { StatementField } from '@skillcert/api-client/contract';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { type Decimals, isSigned, readCents } from '../../../../platform/sheet/values/read-cents.js';
import { type Amount, amountsIn, type CurrencyRules, ofOneCurrency } from '../../currency/row-currency.js';
import { isAmount, type StatementColumns } from '../statement-heads.js';
import { type DirectionCodes, isCode } from './direction-codes.js';
import { filler, plain } from './plain-cell.js';
import { readDirection } from './read-direction.js';

/** The texts of a row in the columns of a field, one for each column. */
export const textsOf = (
  { cells }: Pick<SheetRow, 'cells'>,
  fields: StatementColumns,
  field: StatementField,
): readonly string[] => fields.flatMap((one, at) => (one === field ? [plain(cells[at] ?? '')] : []));

/** A bank may have one column in the currency of the card and another in that of the account: one of them is filled. */
export const filled = (texts: readonly string[]): string => texts.find((text) => !filler.test(text)) ?? '';

/** Why the money of a row is not read, beyond a text that is no amount, as the report on a file says it. */
export const moneyDoubts = [
  'two_amounts',
  'other_currency',
  'two_currencies',
  'direction_code_unread',
  'merged_amount',
] as const;

export type MoneyDoubt = (typeof moneyDoubts)[number];

/** The money of a row. */
interface RowMoney {
  /**
   * `none` for money that went out or is none; `unsaid` where a column of directions is empty in this row and the
   * amount has no sign; `amount`, `direction` or a doubt where these cannot be read.
   */
  readonly way: 'in' | 'none' | 'unsaid' | 'amount' | 'direction' | MoneyDoubt;
  /** Negative for money that went out; undefined where it cannot be read, or moved nothing. */
  readonly cents: number | undefined;
}

/** The facts about the money of a statement that hold for all its rows. */
export interface MoneyRules extends CurrencyRules {
  readonly decimals: Decimals;
  readonly codes: DirectionCodes;
  /** The columns of money that went out. */
  readonly debits: readonly number[];
  /** The columns of what arrives of a payment, and those of its price before coupons. */
  readonly net: readonly number[];
  readonly price: readonly number[];
}

const flow = (way: RowMoney['way'], cents?: number): RowMoney => ({ way, cents });

type Row = Pick<SheetRow, 'cells' | 'flaws' | 'copied'>;

/** One amount that is merged over rows was booked once: in the rows below the first it is no money of theirs. */
const isSaidAbove = (
  { cells, copied = [] }: Pick<SheetRow, 'cells' | 'copied'>,
  fields: StatementColumns,
): boolean => copied.some((at) => isAmount(fields[at] ?? '') && !filler.test(plain(cells[at] ?? '')));

/**
 * The amounts of a row, without those that say less or more than the payer paid: fees and coupons are between them. An
 * amount that arrived and is more than was paid stays, and so does one of another currency where none is in that of
 * the programme.
 */
const paidAmounts = (
  { cells }: Row,
  fields: StatementColumns,
  field: 'credit' | 'amount',
  rules: MoneyRules,
): readonly Amount[] => {
  const { decimals, net, price, isUndoubted = false } = rules;
  if (isUndoubted)
    return [{ at: 0, text: filled(textsOf({ cells }, fields, field)), isOther: false, isOfTwo: false }];
  const columns = fields.flatMap((one, at) => (one === field ? [at] : []));
  const centsOf = ({ text }: Pick<Amount, 'text'>) => readCents(text, decimals) ?? 0;
  const amounts = ofOneCurrency(amountsIn({ cells }, columns, rules), centsOf);
  const paid = amounts.find(
    ({ at, text }) => !net.includes(at) && !price.includes(at) && centsOf({ text }) > 0,
  );
  const isShare = (amount: Amount) => {
    if (paid === undefined || centsOf(amount) <= 0) return false;
    if (net.includes(amount.at)) return centsOf(amount) <= centsOf(paid);
    return price.includes(amount.at) && centsOf(amount) >= centsOf(paid);
  };
  return amounts.filter((amount) => !isShare(amount));
};

/** Whether a row has money that went out beside money that came in, or two amounts that differ. */
const hasTwo = ({ cells }: Row, amounts: readonly string[], { decimals, debits }: MoneyRules): boolean => {
  const centsOf = (text: string) => readCents(text, decimals);
  const came = amounts.filter((text) => !filler.test(text));
  const went = debits.map((at) => plain(cells[at] ?? '')).filter((text) => !filler.test(text));
  // A text that is no amount, as a bank may write it for none, is no money.
  const isMoney = (text: string) => (centsOf(text) ?? 0) !== 0;
  if (came.some(isMoney) && went.some(isMoney)) return true;
  return new Set(came.map(centsOf)).size > 1;
};

/** The money of a row that brought nothing in; undefined for any other row. */
const readNone = (amounts: readonly string[], { decimals }: MoneyRules): RowMoney | undefined => {
  const said = amounts.filter((text) => !filler.test(text)).map((text) => readCents(text, decimals));
  const read = said.filter((cents) => cents !== undefined);
  const out = new Set(read.filter((cents) => cents < 0));
  if (read.some((cents) => cents > 0) || (out.size === 0 && read.length < said.length)) return undefined;
  if (read.length === 0) return undefined;
  // Of two amounts, as of the card and of its account, nobody knows which one moved the balance.
  return flow('none', out.size > 1 ? undefined : ([...out][0] ?? 0));
};

/** Reads money whose direction is in, or is not said by a word. */
const readIncoming = (
  row: Row,
  said: readonly Amount[],
  rules: MoneyRules,
  isToldBy: (amount: string) => boolean,
): RowMoney => {
  const amounts = said.map(({ text }) => text);
  const amount = filled(amounts);
  const cents = readCents(amount, rules.decimals);
  const none = readNone(amounts, rules);
  if (none) return none;
  if (!rules.isUndoubted && hasTwo(row, amounts, rules)) return flow('two_amounts');
  if (cents === undefined) return flow('amount');
  const other = said.find(({ text, isOther }) => isOther && text === amount);
  if (other) return flow(other.isOfTwo ? 'two_currencies' : 'other_currency');
  return flow(isToldBy(amount) ? 'in' : 'unsaid', cents);
};

/** Reads the amount of a row and whether it came in: by its column, its direction or its sign. */
export const readMoney = (row: Row, fields: StatementColumns, rules: MoneyRules): RowMoney => {
  const isFlawed = (...of: readonly string[]) =>
    row.flaws.some(({ column }) => of.includes(fields[column] ?? ''));
  if (isFlawed('credit', 'amount')) return flow('amount');
  if (isFlawed('direction')) return flow('direction');
  const isCredit = fields.includes('credit');
  const amounts = paidAmounts(row, fields, isCredit ? 'credit' : 'amount', rules);
  const amount = filled(amounts.map(({ text }) => text));
  // A column for incoming money alone is empty for outgoing money.
  if (isCredit && amount === '') return flow('none');
  if (isSaidAbove(row, fields)) return flow('merged_amount');
  const said = textsOf(row, fields, 'direction').join(' ');
  const direction = readDirection(said, rules.codes);
  if (direction === 'neutral') return flow('none');
  if (direction === 'out') {
    const cents = readCents(amount, rules.decimals);
    return flow('none', cents === undefined ? undefined : -Math.abs(cents));
  }
  if (direction === 'unknown') return flow(isCode(said) ? 'direction_code_unread' : 'direction');
  const isTold = isCredit || direction === 'in' || !fields.includes('direction');
  return readIncoming(row, amounts, rules, (text) => isTold || isSigned(text));
};
