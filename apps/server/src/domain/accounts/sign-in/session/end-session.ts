import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';

/** Signs one of the caller's own devices out. A session of another account is refused like one that does not exist. */
export const endSession = handle('user/endSession', async ({ input, caller, services, request }) => {
  const { session_id } = input;
  await services.store.withTx(async (tx) => {
    const at = services.now();
    const ended = await tx
      .updateTable('session')
      // The device shows what it shows when an administrator ends its session: a dialog, and the sign-in.
      .set({ ended_at: at, ended_why: 'administrator' })
      .where('session_id', '=', session_id)
      .where('user_id', '=', caller.user_id)
      .where('ended_at', 'is', null)
      .returning('session_id')
      .executeTakeFirst();
    if (!ended) throw new Refusal('not_found');
    const event = { at, action: 'end_session', object_type: 'session', object_id: session_id };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event }]);
  });
  return {};
});
