import { printFor } from '../../../platform/documents/print-for.js';
import { recordExport } from '../../../platform/documents/record-export.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { nameUnits } from './name-units.js';
import { readLines } from './read-lines.js';
import { settleLines } from './settle-lines.js';
import { statementDocument } from './statement-document.js';
import { statementSheet } from './statement-sheet.js';

export const exportSettlement = handle(
  'payment/exportSettlement',
  async ({ input: { month, unit_id = null, format, purpose }, caller, services, request }) => {
    const { store, programme } = services;
    const com_name = (await nameUnits(store.db, [unit_id]))(unit_id);
    if (unit_id !== null && com_name === null) throw refuseFields({ unit_id: 'not_offered' });
    const { found: lines } = await recordExport(
      { caller, services, request, purpose },
      {
        object_type: 'settlement',
        filters: { month, unit_id },
        find: async (tx) =>
          settleLines(await readLines(tx, { from: month, to: month }, programme)).filter(({ parts }) =>
            parts.some((part) => part.unit_id === unit_id),
          ),
      },
    );
    const { time_zone } = programme;
    const { language } = request;
    const statement = { month, unit_id, com_name, lines, language, time_zone };
    const bytes =
      format === 'pdf'
        ? await printFor(services, request, statementDocument(services, statement))
        : await statementSheet(statement);
    return { name: `settlement-${month}.${format}`, bytes: new Uint8Array(bytes) };
  },
);
