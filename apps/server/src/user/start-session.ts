import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import { randomToken } from '../crypto/random-token.js';
import { sha256 } from '../crypto/sha256.js';
import type { RequestFacts } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import { sessionLimits } from './session-limits.js';

// Page script cannot remove these headers: whoever sends one is a browser, and its session needs the cookie as well.
const isBrowser = (request: RequestFacts) =>
  request.header('sec-fetch-site') !== undefined || request.header('origin') !== undefined;

/** The account whose password was just checked. */
interface Proven {
  readonly user_id: number;
  readonly role: string;
  /** The hash that it was checked against. */
  readonly password_hash: string | null;
}

const secondsLater = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** A password that was replaced since it was checked starts nothing; one about to be waits, and finds the session to end. */
const holdPassword = async (tx: Transaction<Database>, { user_id, password_hash }: Proven) => {
  const same = await tx
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  if (!same) throw new Refusal('wrong_credentials');
};

const endFormer = (tx: Transaction<Database>, sid: string | undefined, at: Date) =>
  tx
    .updateTable('session')
    .set({ ended_at: at, ended_why: 'other_login' })
    .where('sid_hash', '=', sha256(sid ?? ''))
    .where('ended_at', 'is', null)
    .execute();

/**
 * Starts a session and its audit record. Ids are always new, whatever the client sent; the former session of the same
 * browser ends. @returns the token for `Admin-Token`
 * @throws Refusal wrong_credentials when the password was replaced meanwhile
 */
export const startSession = async (
  services: Services,
  account: Proven,
  request: RequestFacts,
): Promise<string> => {
  const bound = isBrowser(request) || !services.config.allow_bearer;
  const seconds = bound ? sessionLimits.bound : sessionLimits.bearer;
  const token = randomToken();
  const sid = bound ? randomToken() : undefined;
  const at = services.now();
  const token_hash = sha256(token);
  await services.store.withTx(async (tx) => {
    await holdPassword(tx, account);
    await endFormer(tx, request.cookie('sid'), at);
    const session = {
      session_id: newId(at.getTime()),
      token_hash,
      sid_hash: sid ? sha256(sid) : null,
      user_id: account.user_id,
      created_at: at,
      last_seen_at: at,
      expires_at: secondsLater(at, seconds),
      user_agent: request.user_agent,
      address: request.address,
    };
    await tx.insertInto('session').values(session).execute();
    await appendAudit(tx, 0, [
      {
        at,
        user_id: account.user_id,
        actor_role: account.role,
        session_hash: token_hash,
        address: request.address,
        action: 'login',
        object_type: 'session',
        object_id: session.session_id,
        request_id: request.request_id,
      },
    ]);
  });
  if (sid) request.setCookie('sid', sid, seconds);
  return token;
};
