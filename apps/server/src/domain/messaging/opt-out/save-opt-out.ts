import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { newId } from '../../../platform/store/new-id.js';
import { optOut } from './opt-out.js';

/** Records at the desk that a candidate opts out of promotions, or opts in again. */
export const saveOptOut = handle('sms/saveOptOut', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, enrolment_id, opted_out, reason } = input;
    const { rows } = await sql<{ phone_index: Buffer }>`
      select e.phone_index from enrolment e
      where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and e.live_phone_index is not null
        and ${candidateScope(caller)}`.execute(tx);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    const { phone_index } = found;
    const { user_id: entered_by } = caller;
    const opt_out_id = newId();
    const entry = { phone_index, opt_out_id, class_id, source: 'desk' as const, reason, entered_by };
    const changed = opted_out
      ? (await optOut(tx, services, entry)) && entry
      : await tx
          .deleteFrom('sms_opt_out')
          .where('phone_index', '=', phone_index)
          .returning(['opt_out_id', 'source', 'class_id'])
          .executeTakeFirst();
    // Another request was faster.
    if (!changed) throw new Refusal('state_changed');
    const by = { ...byStaff(caller, request), at: services.now(), reason };
    const event = { ...by, object_type: 'sms_opt_out', action: opted_out ? 'opt_out' : 'opt_in' };
    await appendAudit(tx, class_id, [{ ...event, object_id: enrolment_id }]);
    // A recipient's answer, or another desk's entry, belongs to more than this class.
    if (changed.class_id !== class_id) {
      await appendAudit(tx, 0, [{ ...event, object_id: changed.opt_out_id, detail: { class_id } }]);
    }
    return { enrolment_id, opted_out };
  }),
);
