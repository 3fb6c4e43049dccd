import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { findDecimals } from '../../../../platform/sheet/values/find-decimals.js';
import { readCents } from '../../../../platform/sheet/values/read-cents.js';
import { filler } from '../cells/plain-cell.js';
import { textsOf } from '../cells/read-money.js';
import { amountFields, type StatementColumns } from '../statement-heads.js';
import { hasDay } from './has-day.js';

/**
 * Whether the row that names the columns is a line itself, as in a statement without heads: its day is one and its
 * amounts are. Somebody has said its columns by hand then.
 */
export const isLine = (
  row: Pick<SheetRow, 'cells' | 'date1904'>,
  fields: StatementColumns,
  today: string,
): boolean => {
  const amounts = amountFields
    .flatMap((field) => textsOf(row, fields, field))
    .filter((text) => !filler.test(text));
  return (
    hasDay(row, fields, today) &&
    amounts.length > 0 &&
    amounts.every((text) => readCents(text, findDecimals([text])) !== undefined)
  );
};
