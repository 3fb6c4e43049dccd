import { auditExport } from '../../documents/audit-export.js';
import { handle } from '../../http/calls/handle.js';
import { classTable } from './class-table.js';
import { findMatchingIds } from './find-matching-ids.js';
import { listClock } from './list-clock.js';

export const exportClassLists = handle(
  'class/exportClassLists',
  ({ input: { purpose, format, ...filters }, caller, services, request }) => {
    const clock = listClock(services);
    return auditExport(
      { caller, services, request, purpose },
      {
        of: 'class_list',
        format,
        filters,
        find: (tx) => findMatchingIds(tx, caller, filters, clock),
        table: (ids) => classTable(services, caller, { ids, language: request.language }),
      },
    );
  },
);
