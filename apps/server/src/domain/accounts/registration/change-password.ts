import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { consumeTicket } from '../../../platform/codes/consume-ticket.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { canonicalPassword, hashPassword } from '../sign-in/password/hash-password.js';
import { passwordProblem } from '../sign-in/password/password-problem.js';
import { provePassword } from '../sign-in/password/prove-password.js';
import { findCandidateSession, startCandidateSession } from './candidate-session.js';
import { findCandidateAccount } from './find-candidate-account.js';

/**
 * Changes a candidate's password. A signed-in candidate proves the old one; a candidate who has just proven the phone
 * need not.
 */
export const changePassword = handle(
  'candidate/changePassword',
  async ({ input, caller, services, request }) => {
    const { old_password, password } = input;
    const account = await findCandidateAccount(services, {
      column: 'phone_index',
      value: caller.phone_index,
    });
    if (!account) throw new Refusal('not_registered');
    if (account.status !== 'approved') throw new Refusal('account_inactive');
    const { candidate_id, username, password_hash: former } = account;
    const problem = passwordProblem('candidate', password, username);
    if (problem) throw refuseFields({ password: problem });
    if (caller.account) {
      if (old_password === '') throw refuseFields({ old_password: 'required' });
      const login = { username, username_key: `candidate:${account.username_key}`, password_hash: former };
      await provePassword(services, request, login, { field: 'old_password', password: old_password });
      if (canonicalPassword(password) === canonicalPassword(old_password))
        throw refuseFields({ password: 'same_password' });
    }
    const password_hash = await hashPassword(password);
    const here =
      caller.account ?? (await findCandidateSession(services, request.cookie('candidate')))?.account;
    const { ended, setCookies } = await services.store.withTx(async (tx) => {
      const at = services.now();
      if (!caller.account) await consumeTicket(tx, caller.ticket_hash, at);
      const changed = await tx
        .updateTable('candidate_account')
        .set({ password_hash })
        .where('candidate_id', '=', candidate_id)
        // Of two simultaneous changes, the second finds the hash of the first.
        .where('password_hash', '=', former)
        .returning('candidate_id')
        .executeTakeFirst();
      if (!changed) throw new Refusal('state_changed');
      const sessions = await tx
        .updateTable('session')
        .set({ ended_at: at, ended_why: 'password_changed' })
        .where('candidate_id', '=', candidate_id)
        .where('ended_at', 'is', null)
        .where('session_id', '!=', caller.account?.session_id ?? 0)
        .returning('session_id')
        .execute();
      const event = { at, action: 'change_password', object_type: 'candidate_account' };
      await appendAudit(tx, 0, [{ ...byCandidate(request), ...event, object_id: candidate_id }]);
      const begin = caller.account
        ? undefined
        : await startCandidateSession(tx, services, request, candidate_id);
      const others = sessions.filter(({ session_id }) => session_id !== here?.session_id);
      return { ended: others.length, setCookies: begin };
    });
    setCookies?.();
    return { ended };
  },
);
