import { sql } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { handle } from '../../platform/http/calls/handle.js';
import { readHand } from '../foundation/access/one-hand/read-hand.js';
import { certificateEvent } from './certificate-event.js';
import { lockCertificate } from './issue/lock-certificates.js';
import { nextCertificateStatus } from './next-certificate-status.js';

export const changeCertificate = handle(
  'certificate/changeCertificate',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, certificate_id, event, reason } = input;
      const { user_id, roles: actors } = caller;
      const now = services.now();
      const { status: from, suspended_by } = await lockCertificate(tx, class_id, certificate_id);
      const hand = await readHand(tx, caller, now);
      const given = ['reason', ...(hand.holds(suspended_by) ? [] : ['another_person'])];
      const step = { state: from, event, actors, given };
      const status = nextCertificateStatus(step, { hand, by: suspended_by });
      const stays = status === 'revoked' ? suspended_by : null;
      await sql`
        update certificate set status = ${status}, reason = ${reason}, updated_at = ${now}, open_id = null,
          live_id = case when ${status}::text in ('valid', 'suspended') then coalesce(enrolment_id, user_id) end,
          suspended_by = ${status === 'suspended' ? user_id : stays}, revoked_by = ${status === 'revoked' ? user_id : null}
        where class_id = ${class_id} and certificate_id = ${certificate_id}`.execute(tx);
      const by = { ...byStaff(caller, request), at: now };
      await appendAudit(tx, class_id, [
        certificateEvent(by, { certificate_id, event, from, to: status, reason }),
      ]);
      return { certificate_id, status };
    }),
);
