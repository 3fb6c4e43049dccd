import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { readCents } from '../../../../platform/sheet/values/read-cents.js';
import { type MoneyRules, readMoney, textsOf } from '../cells/read-money.js';
import type { StatementColumns } from '../statement-heads.js';

/** The change of the account in a row, and its balance after it; both in cents. */
export interface Booked {
  readonly change: number;
  readonly balance: number;
}

/**
 * Reads rows beside their balance; undefined for one that does not say both, and no rows at all where no column is a
 * balance.
 */
export const bookedRows = (
  rows: readonly Pick<SheetRow, 'cells' | 'flaws' | 'copied'>[],
  fields: StatementColumns,
  rules: MoneyRules,
): readonly (Booked | undefined)[] => {
  if (!fields.includes('balance')) return [];
  return rows.map((row) => {
    const { cents: change } = readMoney(row, fields, rules);
    const balance = readCents(textsOf(row, fields, 'balance')[0] ?? '', rules.decimals);
    return change === undefined || change === 0 || balance === undefined ? undefined : { change, balance };
  });
};
