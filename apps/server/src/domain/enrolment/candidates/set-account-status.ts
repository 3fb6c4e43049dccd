import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { stepTo } from '../../accounts/index.js';
import { findCandidateRecord } from './find-candidate-record.js';

/** Freezes or activates an account of a candidate. A frozen account is signed out at once. */
export const setAccountStatus = handle('candidate/setAccountStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { candidate_id, status, refuse_content: reason } = input;
    const locked = await tx
      .selectFrom('candidate_account')
      .select('status')
      .where('candidate_id', '=', candidate_id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) throw new Refusal('not_found');
    const { event, from, to } = stepTo({ state: locked.status, status, actors: caller.roles, reason });
    const at = services.now();
    await tx
      .updateTable('candidate_account')
      .set({ status, refuse_content: reason })
      .where('candidate_id', '=', candidate_id)
      .execute();
    if (status === 'frozen') {
      await tx
        .updateTable('session')
        .set({ ended_at: at, ended_why: 'administrator' })
        .where('candidate_id', '=', candidate_id)
        .where('ended_at', 'is', null)
        .execute();
    }
    const about = { at, object_type: 'candidate_account', object_id: candidate_id };
    const step = { action: event, from_state: from, to_state: to, reason: reason || null };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...about, ...step }]);
    return findCandidateRecord(tx, services.keyring, candidate_id);
  }),
);
