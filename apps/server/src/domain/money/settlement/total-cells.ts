import type { SettledClassRow, SettledMonth, SettlementStatement } from '@skillcert/api-client/contract';
import type { RowCells, Says } from '../../../platform/documents/export-rows.js';
import type { Moved } from './settle-lines.js';
import type { SettlementWord } from './settlement-word.js';

const head =
  (key: SettlementWord) =>
  ({ words }: Says) =>
    words(key);

const movedCells: RowCells<Moved> = [
  [head('settlement.column.received'), (row) => row.received_cents / 100],
  [head('settlement.column.refunded'), (row) => row.refunded_cents / 100],
  [head('settlement.column.net'), (row) => row.net_cents / 100],
];

const settledCells: RowCells<Omit<SettledMonth, 'month'>> = [
  ...movedCells,
  [head('settlement.programme'), (row) => row.programme_cents / 100],
  [head('settlement.units'), (row) => row.units_cents / 100],
];

/** The columns of exported totals by class. */
export const classTotalCells: RowCells<SettledClassRow> = [
  [head('settlement.column.code'), (row) => row.code],
  [head('settlement.column.class_name'), (row) => row.class_name],
  ...settledCells,
];

/** The columns of exported totals by month. */
export const monthTotalCells: RowCells<SettledMonth> = [
  [head('settlement.month'), (row) => row.month],
  ...settledCells,
];

/** The columns of exported parts of each unit, and of the programme, in each month. */
export const unitTotalCells: RowCells<SettlementStatement> = [
  [head('settlement.month'), (row) => row.month],
  [
    head('settlement.for'),
    ({ unit_id, com_name }, { words }) => (unit_id === null ? words('settlement.programme') : com_name),
  ],
  ...movedCells,
  [head('settlement.column.part'), (row) => row.part_cents / 100],
];
