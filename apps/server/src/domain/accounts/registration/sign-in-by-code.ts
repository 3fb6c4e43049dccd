import { consumeTicket } from '../../../platform/codes/consume-ticket.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { startCandidateSession } from './candidate-session.js';
import { findCandidateAccount } from './find-candidate-account.js';

/** Signs in the account of the proven phone. A candidate who is signed in already stays so. */
export const signInByCode = handle('candidate/signInByCode', async ({ caller, services, request }) => {
  if (caller.account) return { username: caller.account.username, name: caller.account.name };
  const account = await findCandidateAccount(services, {
    column: 'phone_index',
    value: caller.phone_index,
  });
  if (!account) throw new Refusal('not_registered');
  if (account.status !== 'approved') throw new Refusal('account_inactive');
  const setCookies = await services.store.withTx(async (tx) => {
    await consumeTicket(tx, caller.ticket_hash, services.now());
    return startCandidateSession(tx, services, request, account.candidate_id);
  });
  setCookies();
  return { username: account.username, name: account.name };
});
