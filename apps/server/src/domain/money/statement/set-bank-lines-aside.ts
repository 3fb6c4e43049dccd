import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** Sets lines aside, or takes them back; all of them or none. */
export const setBankLinesAside = handle('payment/setBankLinesAside', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const reason = input.reason || null;
    const line_ids = [...new Set(input.line_ids)].sort((one, other) => one - other);
    const at = services.now();
    const isAside = reason !== null;
    const { numAffectedRows } = await sql`
        with held as (
          select line_id from bank_line where line_id = any(${line_ids}::bigint[]) and class_id is null
            and (aside_at is null) = ${isAside}::boolean
          order by line_id for update)
        update bank_line l set aside_by = ${isAside ? caller.user_id : null}::bigint, aside_at = ${isAside ? at : null}::timestamptz,
          aside_reason = ${reason}::text
        from held where l.line_id = held.line_id`.execute(tx);
    if (Number(numAffectedRows) !== line_ids.length) throw new Refusal('state_changed');
    const by = { ...byStaff(caller, request), at, reason, object_type: 'bank_line' };
    await appendAudit(
      tx,
      0,
      line_ids.map((object_id) => ({ ...by, action: isAside ? 'set_aside' : 'take_back', object_id })),
    );
    return { changed: line_ids.length };
  }),
);
