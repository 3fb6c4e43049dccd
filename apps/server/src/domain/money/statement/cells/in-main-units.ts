import { convertUnits, type UnitTable } from '../../../../platform/sheet/convert-units.js';
import { findDecimals } from '../../../../platform/sheet/values/find-decimals.js';
import type { Twice } from '../doubled-columns.js';
import { amountFields, columnsBeside, isAmount, type StatementColumns } from '../statement-heads.js';
import { textsOf } from './read-money.js';

/** The rows of a statement with their amounts in the main unit; as they are where they are read as they were before. */
export const inMainUnits = (table: UnitTable, fields: StatementColumns, twice: Twice) => {
  const { head, below } = table;
  const texts = below.flatMap((row) => amountFields.flatMap((field) => textsOf(row, fields, field)));
  const decimals = findDecimals(texts);
  if (twice === 'first') return { below, decimals, notes: [] };
  const money = fields.flatMap((field, at) => (isAmount(field) ? [at] : []));
  const taken = money.filter((at) => fields[at] !== 'balance');
  const balances = money.filter((at) => fields[at] === 'balance');
  const debits = columnsBeside(head.cells, 'debit', fields);
  return convertUnits(table, { taken, beside: [...balances, ...debits] }, decimals);
};
