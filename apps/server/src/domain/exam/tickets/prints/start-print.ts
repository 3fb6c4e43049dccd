import type { PrintRecord } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { exportBudget } from '../../../../platform/documents/record-export.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { keptMs, printColumns } from './print-columns.js';

const isThere = async (tx: Transaction<Database>, class_id: number) =>
  (await tx.selectFrom('class').select('class_id').where('class_id', '=', class_id).execute()).length > 0;

export const startPrint = handle('ticket/startPrint', async ({ input, caller, services, request }) => {
  const { class_id, ticket_ids } = input;
  const { store, now } = services;
  const at = now();
  const wanted = ticket_ids ? sql`t.ticket_id = any(${[...ticket_ids]}::bigint[])` : sql`true`;
  await takeFrom(services, exportBudget, String(caller.user_id));
  return store.withTx(async (tx) => {
    // One at a time: what was printed before goes, with its parts.
    await tx
      .deleteFrom('ticket_print')
      .where('class_id', '=', class_id)
      .where('asked_by', '=', caller.user_id)
      .execute();
    const { rows } = await sql<PrintRecord>`
      insert into ticket_print as p (class_id, print_id, asked_by, language, ticket_ids, created_at, expires_at)
      select ${class_id}::bigint, ${newId()}::bigint, ${caller.user_id}::bigint, ${request.language}::text,
        array_agg(t.ticket_id order by t.ticket_no), ${at}::timestamptz, ${new Date(at.getTime() + keptMs.undone)}::timestamptz
      from exam_ticket t where t.class_id = ${class_id} and t.status = 'issued' and ${wanted}
      having count(*) > 0
      returning ${printColumns}`.execute(tx);
    const [print] = rows;
    if (!print)
      throw (await isThere(tx, class_id))
        ? refuseTransition({ why: 'no_tickets' })
        : new Refusal('not_found');
    const { print_id, total } = print;
    const by = { ...byStaff(caller, request), at };
    const detail = { tickets: total, chosen: ticket_ids !== undefined };
    await appendAudit(tx, class_id, [
      { ...by, action: 'print', object_type: 'ticket_print', object_id: print_id, detail },
    ]);
    return print;
  });
});
