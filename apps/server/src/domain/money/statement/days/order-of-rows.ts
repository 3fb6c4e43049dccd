import { readCents } from '../../../../platform/sheet/read-cents.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import type { StatementColumns } from '../statement-heads.js';

interface Booked {
  readonly came: number;
  readonly balance: number;
}

const bookedOf = ({ cells }: Pick<SheetRow, 'cells'>, fields: StatementColumns): Booked | undefined => {
  const cents = (field: StatementColumns[number]) => readCents(cells[fields.indexOf(field)] ?? '');
  const [came, balance] = [cents(fields.includes('credit') ? 'credit' : 'amount'), cents('balance')];
  return came === undefined || balance === undefined ? undefined : { came, balance };
};

/**
 * Whether the lines stand from the first to the last or the other way, as their balance shows; without one they are
 * sorted somehow.
 */
export const orderOfRows = (
  rows: readonly Pick<SheetRow, 'cells'>[],
  fields: StatementColumns,
): 'rising' | 'falling' | 'sorted' => {
  if (!fields.includes('balance')) return 'sorted';
  const booked = rows.map((row) => bookedOf(row, fields));
  let [rising, falling] = [0, 0];
  for (const [at, after] of booked.entries()) {
    const before = booked[at - 1];
    if (!before || !after || before.balance === after.balance) continue;
    rising += Number(before.balance + after.came === after.balance);
    falling += Number(after.balance + before.came === before.balance);
  }
  if (rising > 0 && falling === 0) return 'rising';
  return falling > 0 && rising === 0 ? 'falling' : 'sorted';
};
