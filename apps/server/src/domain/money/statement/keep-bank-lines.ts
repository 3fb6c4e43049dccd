import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** Lines of their own; all of them or none. */
export const keepBankLines = handle('payment/keepBankLines', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const line_ids = [...new Set(input.line_ids)].sort((one, other) => one - other);
    const { rows } = await sql<{ line_id: number; perhaps_of: number }>`
      select line_id, perhaps_of from bank_line
      where line_id = any(${line_ids}::bigint[]) and perhaps_of is not null and class_id is null
      order by line_id for update`.execute(tx);
    if (rows.length !== line_ids.length) throw new Refusal('state_changed');
    await sql`update bank_line set perhaps_of = null where line_id = any(${line_ids}::bigint[])`.execute(tx);
    const by = {
      ...byStaff(caller, request),
      at: services.now(),
      object_type: 'bank_line',
      action: 'keep_apart',
    };
    await appendAudit(
      tx,
      0,
      rows.map(({ line_id, perhaps_of }) => ({ ...by, object_id: line_id, detail: { line_id: perhaps_of } })),
    );
    return { changed: line_ids.length };
  }),
);
