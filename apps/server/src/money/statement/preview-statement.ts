import { importLimits } from '@skillcert/core';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { takeFrom } from '../../http/guards/take-from.js';
import { maskNumbers } from '../../sheet/mask-numbers.js';
import { refuseFault } from '../../sheet/refuse-fault.js';
import { readFirstRows } from './read-statement.js';
import { statementBudget } from './statement-budget.js';
import { knownHeads } from './statement-layout.js';

const longestCell = 60;

export const previewStatement = handle('payment/previewStatement', async ({ caller, services, request }) => {
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, statementBudget, String(caller.user_id));
  const headsOf = await knownHeads(services.store.db);
  return refuseFault(request.language, async () => {
    const rows = await readFirstRows(services.sheets, Buffer.from(request.bytes));
    const head = rows.find((row) => headsOf(row) !== undefined);
    return {
      rows: rows.map(({ row_no, cells }) => ({
        row_no,
        cells: cells.map((cell) => maskNumbers(cell).slice(0, longestCell).toWellFormed()),
      })),
      head_row: head?.row_no ?? null,
      columns: [...((head && headsOf(head)) ?? [])],
    };
  });
});
