import { appendAudit } from '../../../platform/audit/append-audit.js';
import { handle, type RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { countLogin } from '../sign-in/count-login.js';
import { verifyPassword } from '../sign-in/password/verify-password.js';
import { startCandidateSession } from './candidate-session.js';
import { accountKey, type CandidateLogin, findCandidateAccount } from './find-candidate-account.js';

const auditRefusal = (services: Services, request: RequestFacts, account: CandidateLogin | undefined) =>
  services.store.withTx((tx) =>
    appendAudit(tx, 0, [
      {
        at: services.now(),
        actor_role: 'anyone',
        address: request.address,
        action: 'login_refused',
        object_type: 'candidate_account',
        object_id: account?.candidate_id ?? '',
        request_id: request.request_id,
      },
    ]),
  );

/** Starts no session if the password was replaced since it was checked. */
const openSession = (
  services: Services,
  request: RequestFacts,
  { candidate_id, password_hash }: CandidateLogin,
) =>
  services.store.withTx(async (tx) => {
    const same = await tx
      .selectFrom('candidate_account')
      .select('candidate_id')
      .where('candidate_id', '=', candidate_id)
      .where('password_hash', '=', password_hash)
      .where('status', '=', 'approved')
      .forShare()
      .executeTakeFirst();
    if (!same) throw new Refusal('wrong_credentials');
    return startCandidateSession(tx, services, request, candidate_id);
  });

/**
 * Signs a candidate in, with the limits of every sign-in. A name counts as it was typed: a budget that a name
 * shared with a phone would reveal that they belong together.
 */
export const signIn = handle('candidate/signIn', async ({ input, services, request }) => {
  const key = accountKey(services, input.username);
  const counted = typeof key.value === 'string' ? key.value : key.value.toString('base64url');
  const attempt = await countLogin(services, request.address, `candidate:${counted}`);
  const account = await findCandidateAccount(services, key);
  const matches = await verifyPassword(account?.password_hash, input.password);
  if (!account || !matches) {
    await auditRefusal(services, request, account);
    await attempt.delay();
    throw new Refusal('wrong_credentials');
  }
  if (account.status !== 'approved') throw new Refusal('account_inactive');
  const setCookies = await openSession(services, request, account);
  await attempt.forgive();
  setCookies();
  return { username: account.username, name: account.name };
});
