import type { PartedTable } from '../../../platform/sheet/part-table.js';
import type { Decimals } from '../../../platform/sheet/values/read-cents.js';
import { currencyRules } from '../currency/currency-rules.js';
import { provenCodes } from './balance/proven-codes.js';
import { type DirectionCodes, isCode, legendOf } from './cells/direction-codes.js';
import { type MoneyRules, textsOf } from './cells/read-money.js';
import { columnsBeside, columnsOfShare, type StatementColumns } from './statement-heads.js';

type Divided = Pick<PartedTable, 'head' | 'above' | 'below'>;

/** The meaning of numbers in the column of directions: as a legend explains it, else as the balance proves it. */
const codesOf = (
  { head, above, below }: Divided,
  fields: StatementColumns,
  decimals: Decimals,
): DirectionCodes => {
  if (!below.some((row) => textsOf(row, fields, 'direction').some(isCode))) return new Map();
  const heads = head.cells.filter((_, at) => fields[at] === 'direction').join(' ');
  return new Map([...provenCodes(below, fields, decimals), ...legendOf(heads, above)]);
};

/** The rules for reading the money of all rows, as the heads, the lines above them and the balance say them. */
export const moneyRules = (
  table: Divided,
  fields: StatementColumns,
  { decimals, currency }: Pick<MoneyRules, 'decimals' | 'currency'>,
): MoneyRules => {
  const { head } = table;
  return {
    ...currencyRules(table, fields, currency),
    decimals,
    codes: codesOf(table, fields, decimals),
    debits: columnsBeside(head.cells, 'debit', fields),
    net: columnsOfShare(head.cells, 'net'),
    price: columnsOfShare(head.cells, 'price'),
  };
};
