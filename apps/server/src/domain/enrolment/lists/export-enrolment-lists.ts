import { limits } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { auditExport } from '../../../platform/documents/audit-export.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { revealBudget } from '../../foundation/access/looks/reveal-budget.js';
import { takeLooks } from '../../foundation/access/looks/take-looks.js';
import { findOffer } from '../import/find-offer.js';
import { enrolmentTable } from './enrolment-table.js';
import { findPage, orderOf } from './find-page.js';
import { narrowed } from './list-enrolments.js';

type Export = Call<'enrolment/exportEnrolmentLists'>;

const chosenOf = (ids: readonly number[]): RawBuilder<unknown> => sql`e.enrolment_id = any(${ids}::bigint[])`;

/**
 * The ids of the candidates of the file, in the order of the list.
 * @throws a Refusal `not_found` for a class that does not exist, or if the caller may not see one of the named
 * candidates
 */
const findListed = async (tx: Transaction<Database>, { input, caller, services }: Export) => {
  const { enrolment_ids } = input;
  const searcher = { keyring: services.keyring, now: services.now() };
  const where = narrowed(caller, input, searcher);
  const page = { ...input, page: 1, limit: limits.export_rows_max + 1 };
  const found = findPage(page, enrolment_ids ? sql`${where} and ${chosenOf(enrolment_ids)}` : where);
  const { rows } = await sql<{ enrolment_id: number }>`
    select found.enrolment_id from (${found}) as found order by ${orderOf(input, 'found')}`.execute(tx);
  if (rows.length === 0) await findOffer(tx, input.class_id);
  if (enrolment_ids && rows.length < new Set(enrolment_ids).size) throw new Refusal('not_found');
  return rows.map(({ enrolment_id }) => enrolment_id);
};

/** Records each look in the history of the candidate whose data is shown. */
const recordLooks = (
  tx: Transaction<Database>,
  { input, caller, services, request }: Export,
  ids: readonly number[],
) => {
  const event = { at: services.now(), action: 'reveal', object_type: 'enrolment', reason: input.purpose };
  return appendAudit(
    tx,
    input.class_id,
    ids.map((object_id) => ({ ...byStaff(caller, request), ...event, object_id })),
  );
};

export const exportEnrolmentLists = handle('enrolment/exportEnrolmentLists', async (call) => {
  const { input, caller, services, request } = call;
  const {
    class_id,
    search,
    status,
    unit_id,
    studied,
    sort,
    order,
    enrolment_ids,
    revealed,
    format,
    purpose,
  } = input;
  if (revealed) await takeLooks(call, revealBudget, new Set(enrolment_ids).size);
  return auditExport(
    { caller, services, request, purpose },
    {
      of: 'enrolment_list',
      format,
      filters: {
        class_id,
        search,
        status,
        unit_id,
        studied,
        sort,
        order,
        chosen: enrolment_ids?.length,
        revealed,
      },
      find: async (tx) => {
        const ids = await findListed(tx, call);
        if (revealed) await recordLooks(tx, call, ids);
        return ids;
      },
      table: (ids) => enrolmentTable(services, { class_id, ids, revealed, language: request.language }),
    },
  );
});
