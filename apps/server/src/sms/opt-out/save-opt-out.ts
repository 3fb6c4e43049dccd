import { sql } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { candidateScope } from '../../class/class-scope.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { optOut } from './opt-out.js';

/** Enters at the desk that a candidate wants nothing that nobody asked for, or that they want it again. */
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
    const changed = opted_out
      ? await optOut(tx, services, { phone_index, source: 'desk', reason, entered_by })
      : (await tx
          .deleteFrom('sms_opt_out')
          .where('phone_index', '=', phone_index)
          .returning('source')
          .executeTakeFirst()) !== undefined;
    // Somebody was faster.
    if (!changed) throw new Refusal('state_changed');
    const event = { object_type: 'sms_opt_out', object_id: enrolment_id, reason };
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        ...event,
        at: services.now(),
        action: opted_out ? 'opt_out' : 'opt_in',
      },
    ]);
    return { enrolment_id, opted_out };
  }),
);
