import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { readTotals } from './read-totals.js';
import { classTotalCells, monthTotalCells, unitTotalCells } from './total-cells.js';

const of = 'settlement_list';

export const exportSettlementTotals = handle('payment/exportSettlementTotals', (call) => {
  const { programme } = call.services;
  switch (call.input.by) {
    case 'class':
      return exportRows(call, {
        of,
        cells: classTotalCells,
        idOf: ({ class_id }) => class_id,
        list: async (tx, asked) => ({ items: (await readTotals(tx, asked, programme)).classes }),
      });
    case 'month':
      return exportRows(call, {
        of,
        cells: monthTotalCells,
        idOf: ({ month }) => Number(month.replace('-', '')),
        list: async (tx, asked) => ({ items: (await readTotals(tx, asked, programme)).months }),
      });
    case 'unit':
      return exportRows(call, {
        of,
        cells: unitTotalCells,
        idOf: ({ unit_id }) => unit_id ?? 0,
        list: async (tx, asked) => ({ items: (await readTotals(tx, asked, programme)).statements }),
      });
  }
});
