import { auditExport } from '../documents/audit-export.js';
import { handle } from '../http/handle.js';
import { classLines } from './class-lines.js';
import { findMatchingIds } from './find-matching-ids.js';

export const exportClassLists = handle(
  'class/exportClassLists',
  ({ input: { purpose, ...filters }, caller, services, request }) => {
    const clock = { now: services.now(), time_zone: services.programme.time_zone };
    return auditExport(
      { caller, services, request, purpose },
      {
        of: 'classes',
        filters,
        find: (tx) => findMatchingIds(tx, caller, filters, clock),
        lines: (ids) => classLines(services, caller, { ids, language: request.language }),
      },
    );
  },
);
