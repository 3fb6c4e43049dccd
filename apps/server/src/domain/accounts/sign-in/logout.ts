import { appendAudit } from '../../../platform/audit/append-audit.js';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { handle, type RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';

// A bound session belongs to its cookie: its token alone does not end it. While a role token is active, the cookie
// still identifies it.
const endSession = (services: Services, token: string | undefined, request: RequestFacts) =>
  services.store.withTx(async (tx) => {
    const sid = request.cookie('sid');
    const at = services.now();
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: at, ended_why: 'logout' })
      .where('ended_at', 'is', null)
      .where((where) =>
        where.or([
          where('sid_hash', '=', sha256(sid ?? '')),
          where.and([where('token_hash', '=', sha256(token ?? '')), where('sid_hash', 'is', null)]),
        ]),
      )
      .returning(['session_id', 'user_id', 'token_hash'])
      .execute();
    const events = ended.map(({ session_id, user_id, token_hash }) => ({
      at,
      user_id,
      actor_role: 'account',
      session_hash: token_hash,
      address: request.address,
      action: 'logout',
      object_type: 'session',
      object_id: session_id,
      request_id: request.request_id,
    }));
    if (events.length > 0) await appendAudit(tx, 0, events);
  });

/** Ends the session, also while a role token is active. Without a session it does nothing and gives the same answer. */
export const logout = handle('user/logout', async ({ input, services, request }) => {
  await endSession(services, request.header('x-token') ?? input.token, request);
  request.setCookie('sid', '', 0);
  return {};
});
