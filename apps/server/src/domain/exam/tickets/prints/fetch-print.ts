import type { PrintRecord } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { printColumns } from './print-columns.js';

export const fetchPrint = handle('ticket/fetchPrint', async ({ input: { class_id }, caller, services }) => {
  const { rows } = await sql<{ print: PrintRecord | null }>`
    select (select row_to_json(x) from (select ${printColumns} from ticket_print p
      where p.class_id = c.class_id and p.asked_by = ${caller.user_id} and p.expires_at > ${services.now()}) as x) as print
    from class c where c.class_id = ${class_id}`.execute(services.store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
});
