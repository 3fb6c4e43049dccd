import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { listUnpaid } from './list-unpaid.js';

export const fetchUnpaid = handle('payment/fetchUnpaid', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { class_id } = input;
  const { rows } = await sql<{ missing: boolean }>`
    select not exists (select from gathering g where g.class_id = c.class_id and g.account_number_enc is not null) as missing
    from class c where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const listed = await listUnpaid(db, caller, input, { ...services, now: services.now(), of: 'class' });
  return { ...listed, payee_missing: found.missing };
});
