import { limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { auditExport } from '../../../platform/documents/audit-export.js';
import { keepChosen } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { candidateTable } from './candidate-table.js';
import { type CandidateFilters, candidateOrder, matchingCandidates } from './list-candidates.js';

/**
 * The ids of the candidates that the filters leave, in the order of the list: at most one more than an export may have.
 */
const findMatching = async (db: Kysely<Database>, filters: CandidateFilters, searcher: Searcher) => {
  const { rows } = await sql<{ class_id: number; enrolment_id: number }>`
    select e.class_id, e.enrolment_id from enrolment e where ${matchingCandidates(filters, searcher)}
    order by ${candidateOrder(filters)} limit ${limits.export_rows_max + 1}`.execute(db);
  return rows.map(({ class_id, enrolment_id }) => [class_id, enrolment_id] as const);
};

export const exportCandidateLists = handle(
  'candidate/exportCandidateLists',
  ({ input: { purpose, format, ids, ...filters }, caller, services, request }) =>
    auditExport(
      { caller, services, request, purpose },
      {
        of: 'candidate_list',
        format,
        filters: ids ? { ...filters, chosen: ids.length } : filters,
        find: async (tx) => {
          const searcher = { keyring: services.keyring, now: services.now() };
          return keepChosen(
            await findMatching(tx, filters, searcher),
            ids,
            ([, enrolment_id]) => enrolment_id,
          );
        },
        table: (found) => candidateTable(services, { ids: found, language: request.language }),
      },
    ),
);
