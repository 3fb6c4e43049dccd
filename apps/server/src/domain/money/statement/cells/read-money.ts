import type { StatementField } from '@skillcert/api-client/contract';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { type Decimals, isSigned, readCents } from '../../../../platform/sheet/values/read-cents.js';
import type { StatementColumns } from '../statement-heads.js';
import { filler, plain } from './plain-cell.js';
import { readDirection } from './read-direction.js';

/** The texts of a row in the columns of a field, one for each column. */
export const textsOf = (
  { cells }: Pick<SheetRow, 'cells'>,
  fields: StatementColumns,
  field: StatementField,
): readonly string[] => fields.flatMap((one, at) => (one === field ? [plain(cells[at] ?? '')] : []));

/** A bank may have one column in the currency of the card and another in that of the account: one of them is filled. */
const filled = (texts: readonly string[]) => texts.find((text) => !filler.test(text)) ?? '';

/** The money of a row. */
interface RowMoney {
  /**
   * `none` for money that went out or is none; `unsaid` where a column of directions is empty in this row and the
   * amount has no sign; `unread` where the amount or its direction cannot be read.
   */
  readonly way: 'in' | 'none' | 'unsaid' | 'unread';
  /** Negative for money that went out; undefined where it cannot be read, or moved nothing. */
  readonly cents: number | undefined;
}

const flow = (way: RowMoney['way'], cents?: number): RowMoney => ({ way, cents });

/** Reads the amount of a row and whether it came in: by its column, its direction or its sign. */
export const readMoney = (
  row: Pick<SheetRow, 'cells' | 'flaws'>,
  fields: StatementColumns,
  decimals: Decimals,
): RowMoney => {
  const isFlawed = row.flaws.some(({ column }) =>
    ['credit', 'amount', 'direction'].includes(fields[column] ?? ''),
  );
  if (isFlawed) return flow('unread');
  const isCredit = fields.includes('credit');
  const amount = filled(textsOf(row, fields, isCredit ? 'credit' : 'amount'));
  // A column for incoming money alone is empty for outgoing money.
  if (isCredit && amount === '') return flow('none');
  const direction = readDirection(textsOf(row, fields, 'direction').join(' '));
  const cents = readCents(amount, decimals);
  if (direction === 'neutral') return flow('none');
  if (direction === 'out') return flow('none', cents === undefined ? undefined : -Math.abs(cents));
  if (cents === undefined || direction === 'unknown') return flow('unread');
  if (cents <= 0) return flow('none', cents);
  const isSaid = isCredit || direction === 'in' || !fields.includes('direction') || isSigned(amount);
  return flow(isSaid ? 'in' : 'unsaid', cents);
};
