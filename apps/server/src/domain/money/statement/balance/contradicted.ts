import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { isSigned } from '../../../../platform/sheet/values/read-cents.js';
import { textsOf } from '../cells/read-money.js';
import type { StatementColumns } from '../statement-heads.js';
import type { Booked } from './booked-of.js';

type Row = Pick<SheetRow, 'row_no' | 'cells'>;

/** The rows whose balance a direction of reading explains, and those that it shows to have gone the other way. */
interface Explained {
  readonly confirmed: ReadonlySet<number>;
  readonly contradicted: ReadonlySet<number>;
  /** How many rows stand beside another with a balance. */
  readonly pairs: number;
}

/** Compares each row with the balance before it, which stands `step` rows away. */
const explain = (booked: readonly (Booked | undefined)[], step: 1 | -1): Explained => {
  const [confirmed, contradicted] = [new Set<number>(), new Set<number>()];
  let pairs = 0;
  for (const [at, after] of booked.entries()) {
    const before = booked[at - step];
    if (!before || !after) continue;
    pairs += 1;
    const moved = after.balance - before.balance;
    if (moved === after.change) confirmed.add(at);
    if (moved === -after.change) contradicted.add(at);
  }
  return { confirmed, contradicted, pairs };
};

const size = ({ confirmed, contradicted }: Explained) => confirmed.size + contradicted.size;

/** Whether nothing but the balance tells money that came in from money that went out. */
const isUntold = (rows: readonly Row[], fields: StatementColumns): boolean =>
  !fields.includes('credit') &&
  !fields.includes('direction') &&
  !rows.some((row) => textsOf(row, fields, 'amount').some(isSigned));

/** The word of the balance on the directions of rows, by their numbers. */
interface BalanceSays {
  /** The rows of which it says another direction than the row. */
  readonly against: ReadonlySet<number>;
  /** Whether nothing says which way the money of the rows went, the balance neither. */
  readonly isUntold: boolean;
}

/**
 * The rows of which the balance says another direction than the row. Where amounts have no direction
 * at all and one of them is contradicted, a row must be confirmed by its balance. A balance that explains less than
 * half of the rows, as where only some were exported, says nothing.
 */
export const balanceSays = (
  rows: readonly Row[],
  fields: StatementColumns,
  booked: readonly (Booked | undefined)[],
): BalanceSays => {
  const ways = [explain(booked, 1), explain(booked, -1)];
  const most = Math.max(...ways.map(size));
  const best = ways.filter((way) => size(way) === most && 2 * size(way) > way.pairs);
  const fewest = Math.min(...best.map(({ contradicted }) => contradicted.size));
  const believed = best.filter(({ contradicted }) => contradicted.size === fewest);
  const against = new Set(believed.flatMap(({ contradicted }) => [...contradicted]));
  const needsConfirming = isUntold(rows, fields);
  if (against.size === 0)
    return { against, isUntold: needsConfirming && !believed.some(({ confirmed }) => confirmed.size > 0) };
  const isAgainst = (at: number) =>
    against.has(at) || (needsConfirming && !believed.some(({ confirmed }) => confirmed.has(at)));
  return {
    against: new Set(rows.flatMap(({ row_no }, at) => (isAgainst(at) ? [row_no] : []))),
    isUntold: false,
  };
};
