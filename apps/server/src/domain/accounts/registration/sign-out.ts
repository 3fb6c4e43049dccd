import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { sessionHash } from './candidate-session.js';

/**
 * Ends the candidate's session and the browser's proof of a phone, so that the next user of the browser finds neither.
 */
export const signOut = handle('candidate/signOut', async ({ services, request }) => {
  const sid_hash = sessionHash(request.cookie('candidate'));
  const ticket = request.cookie('ticket');
  const at = services.now();
  await services.store.withTx(async (tx) => {
    if (ticket) {
      await tx
        .updateTable('ticket')
        .set({ used_at: at })
        .where('ticket_hash', '=', sha256(ticket))
        .where('used_at', 'is', null)
        .execute();
    }
    if (!sid_hash) return;
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: at, ended_why: 'logout' })
      .where('sid_hash', '=', sid_hash)
      .where('candidate_id', 'is not', null)
      .where('ended_at', 'is', null)
      .returning(['session_id', 'token_hash', 'candidate_id'])
      .executeTakeFirst();
    if (!ended) return;
    const { session_id: object_id, token_hash: session_hash, candidate_id } = ended;
    const event = { at, session_hash, action: 'logout', object_type: 'session', object_id };
    await appendAudit(tx, 0, [{ ...byCandidate(request), ...event, detail: { candidate_id } }]);
  });
  request.setCookie('candidate', '', 0);
  request.setCookie('ticket', '', 0);
  return {};
});
