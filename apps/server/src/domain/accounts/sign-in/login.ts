import { appendAudit } from '../../../platform/audit/append-audit.js';
import { handle, type RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { chooseRole } from './choose-role.js';
import { countLogin, forgiveLogins, type LoginAttempt } from './count-login.js';
import { findAccount, type SigningAccount } from './find-account.js';
import { verifyPassword } from './password/verify-password.js';
import { proveByPhone } from './prove-by-phone.js';
import { isBound, startSession } from './session/start-session.js';
import { usernameKey } from './username-key.js';

/** The account that signs in, and the attempt that is counted for it. */
interface Entrant {
  readonly account: SigningAccount | undefined;
  /** Whether the password or the phone belongs to the account. */
  readonly matches: boolean;
  readonly attempt: LoginAttempt;
  readonly ticket_hash?: Buffer;
}

const auditRefusal = (services: Services, request: RequestFacts, user_id: number | undefined) =>
  services.store.withTx((tx) =>
    appendAudit(tx, 0, [
      {
        at: services.now(),
        actor_role: 'anyone',
        address: request.address,
        action: 'login_refused',
        object_type: 'account',
        // The typed name is stored nowhere, because it may be a password in the wrong field.
        object_id: user_id ?? '',
        request_id: request.request_id,
      },
    ]),
  );

/**
 * The account of a proven phone. Its holder guesses no password: wrong codes are counted where they are typed, and a
 * locked account opens again.
 */
const byPhone = async (services: Services, request: RequestFacts, typed: string): Promise<Entrant> => {
  const { username_key, ticket_hash } = await proveByPhone(services, request, typed);
  const account = await findAccount(services, username_key);
  const attempt = {
    forgive: () => forgiveLogins(services, username_key),
    spare: async () => undefined,
    delay: async () => undefined,
  };
  return { account, matches: true, attempt, ticket_hash };
};

const byPassword = async (
  services: Services,
  request: RequestFacts,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Entrant> => {
  const username_key = usernameKey(username);
  const attempt = await countLogin(services, request.address, username_key);
  const account = await findAccount(services, username_key);
  const matches = await verifyPassword(account?.password_hash, password);
  return { account, matches, attempt };
};

/** Gives the address its try back if the proof was right and a question follows; the account keeps the try. */
const spareQuestions = async ({ attempt }: Entrant, error: unknown): Promise<boolean> => {
  const isQuestion =
    error instanceof Refusal && (error.refusal === 'code_needed' || error.refusal === 'choice_needed');
  if (isQuestion) await attempt.spare();
  return isQuestion;
};

/**
 * Signs in. Unknown names, wrong passwords and wrong entries get the same answer after the same work. An account with
 * several roles is asked for one, and an account with a second factor for its code, both only after the right password.
 * Such a question costs the account a try, like a wrong password.
 */
export const login = handle('user/login', async ({ input, services, request }) => {
  const { username, password, login_type, verify_code, user_selected: selected } = input;
  const entrant =
    password === ''
      ? await byPhone(services, request, username)
      : await byPassword(services, request, { username, password });
  const { account, matches, attempt, ticket_hash } = entrant;
  const entryFits = login_type === '' || login_type === account?.entry;
  if (!account || !matches || !entryFits) {
    await auditRefusal(services, request, account?.user_id);
    await attempt.delay();
    throw new Refusal('wrong_credentials');
  }
  if (account.status !== 'approved') throw new Refusal('account_inactive');
  const choice = { selected, bound: isBound(services, request) };
  try {
    const role = chooseRole(account, choice, services.now());
    const proven = { ...account, role: role.chosen ?? role.first, verify_code, ticket_hash };
    const token = await startSession(services, proven, request);
    await attempt.forgive();
    return { token: role.chosen ? `${role.chosen}-token` : token, user_id: account.user_id };
  } catch (error) {
    const isInactive = error instanceof Refusal && error.refusal === 'account_inactive';
    if (!isInactive && !(await spareQuestions(entrant, error))) {
      await auditRefusal(services, request, account.user_id);
      await attempt.delay();
    }
    throw error;
  }
});
