import { auditExport } from '../../../platform/documents/audit-export.js';
import { keepChosen } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { classTable } from './class-table.js';
import { findMatchingIds } from './find-matching-ids.js';
import { listClock } from './list-clock.js';

export const exportClassLists = handle(
  'class/exportClassLists',
  ({ input: { purpose, format, ids, ...filters }, caller, services, request }) => {
    const clock = listClock(services);
    return auditExport(
      { caller, services, request, purpose },
      {
        of: 'class_list',
        format,
        filters: ids ? { ...filters, chosen: ids.length } : filters,
        find: async (tx) =>
          keepChosen(await findMatchingIds(tx, caller, filters, clock), ids, (class_id) => class_id),
        table: (found) => classTable(services, caller, { ids: found, language: request.language }),
      },
    );
  },
);
