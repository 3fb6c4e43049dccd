import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { type Decimals, readCents } from '../../../../platform/sheet/values/read-cents.js';
import { agreed, type DirectionCodes, isCode } from '../cells/direction-codes.js';
import { filled, textsOf } from '../cells/read-money.js';
import type { StatementColumns } from '../statement-heads.js';

interface Coded {
  readonly code: string;
  /** Without its sign. */
  readonly cents: number;
  readonly balance: number;
}

const codedRows = (
  rows: readonly Pick<SheetRow, 'cells'>[],
  fields: StatementColumns,
  decimals: Decimals,
): readonly (Coded | undefined)[] =>
  rows.map((row) => {
    const [code = ''] = textsOf(row, fields, 'direction');
    const cents = readCents(filled(textsOf(row, fields, 'amount')), decimals);
    const balance = readCents(textsOf(row, fields, 'balance')[0] ?? '', decimals);
    return cents && balance !== undefined ? { code, cents: Math.abs(cents), balance } : undefined;
  });

/** The meaning that the balance gives the numbers, if it is compared with the one that stands `step` rows away. */
const saidBy = (rows: readonly (Coded | undefined)[], step: 1 | -1) => {
  const said: (readonly [string, 'in' | 'out'])[] = [];
  let compared = 0;
  for (const [at, after] of rows.entries()) {
    const before = rows[at - step];
    if (!before || !after) continue;
    compared += 1;
    const moved = after.balance - before.balance;
    if (Math.abs(moved) === after.cents && isCode(after.code))
      said.push([after.code, moved > 0 ? 'in' : 'out']);
  }
  return said.length * 2 > compared ? said : [];
};

/**
 * The meaning of numbers in the column of directions that the balance proves: each line of a number moved it the same
 * way, in whichever order the lines stand.
 */
export const provenCodes = (
  rows: readonly Pick<SheetRow, 'cells'>[],
  fields: StatementColumns,
  decimals: Decimals,
): DirectionCodes => {
  if (!fields.includes('balance') || !fields.includes('direction')) return new Map();
  const coded = codedRows(rows, fields, decimals);
  return agreed([...saidBy(coded, 1), ...saidBy(coded, -1)]);
};
