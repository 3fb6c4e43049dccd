import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { consumeTicket } from '../../../../platform/codes/consume-ticket.js';
import { randomToken } from '../../../../platform/crypto/random-token.js';
import { sha256 } from '../../../../platform/crypto/sha256.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { consumeFactor } from '../factor/consume-factor.js';
import { countFactor } from '../factor/count-factor.js';
import { hasFactor } from '../factor/has-factor.js';
import { sessionLimits } from './session-limits.js';

// Page scripts cannot remove these headers: a request with one comes from a browser, whose session also needs the
// cookie.
const isBrowser = (request: RequestFacts) =>
  request.header('sec-fetch-site') !== undefined || request.header('origin') !== undefined;

/** Whether a session of the request is bound to the browser by a cookie. */
export const isBound = ({ config }: Pick<Services, 'config'>, request: RequestFacts): boolean =>
  isBrowser(request) || !config.allow_bearer;

/** The account whose password or phone was just checked. */
interface Proven {
  readonly user_id: number;
  readonly role: string;
  /** The hash that the password was checked against, or that was there when the phone was proven. */
  readonly password_hash: string | null;
  /** A code of the second factor as it was typed; empty if there was none. */
  readonly verify_code: string;
  /** The proof of the phone, if that opened the account; the session consumes it. */
  readonly ticket_hash?: Buffer | undefined;
}

const secondsLater = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/**
 * Locks the password of the account. A password that was replaced since it was checked starts no session. A replacement
 * that is about to happen waits, and then finds the session and ends it.
 */
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

/** The row of a new session. Only its browser learns the ids. */
const newSession = (services: Services, { user_id }: Proven, request: RequestFacts) => {
  const bound = isBound(services, request);
  const seconds = bound ? sessionLimits.bound : sessionLimits.bearer;
  const token = randomToken();
  const sid = bound ? randomToken() : undefined;
  const at = services.now();
  const row = {
    session_id: newId(at.getTime()),
    token_hash: sha256(token),
    sid_hash: sid ? sha256(sid) : null,
    user_id,
    created_at: at,
    last_seen_at: at,
    expires_at: secondsLater(at, seconds),
    user_agent: request.user_agent,
    address: request.address,
  };
  return { token, sid, seconds, row };
};

/**
 * Starts a session with its audit record. Every way to sign in ends here, so the second factor is asked for here. Ids
 * are always new, even if the client sent one. The former session of the same browser ends.
 * @returns the token for `Admin-Token`
 * @throws Refusal wrong_credentials when the password was replaced meanwhile, phone_unproven when the proof was used,
 * code_needed, too_many, or that of `verify_code`
 */
export const startSession = async (
  services: Services,
  account: Proven,
  request: RequestFacts,
): Promise<string> => {
  const { user_id, role, verify_code, ticket_hash } = account;
  const giveBack = verify_code === '' ? undefined : await countFactor(services, user_id);
  const { token, sid, seconds, row } = newSession(services, account, request);
  await services.store.withTx(async (tx) => {
    await holdPassword(tx, account);
    if (ticket_hash) await consumeTicket(tx, ticket_hash, row.created_at);
    // The factor is read once the lock is held: one that was enrolled meanwhile counts.
    const has_factor = await hasFactor(tx, user_id);
    const proof = has_factor && (await consumeFactor(tx, services, user_id, verify_code));
    await endFormer(tx, request.cookie('sid'), row.created_at);
    await tx.insertInto('session').values(row).execute();
    await appendAudit(tx, 0, [
      {
        at: row.created_at,
        user_id,
        actor_role: role,
        session_hash: row.token_hash,
        address: request.address,
        action: 'login',
        object_type: 'session',
        object_id: row.session_id,
        request_id: request.request_id,
        ...((proof || ticket_hash) && {
          detail: { ...(proof && { proof }), ...(ticket_hash && { by: 'phone' }) },
        }),
      },
    ]);
  });
  await giveBack?.();
  if (ticket_hash) request.setCookie('ticket', '', 0);
  if (sid) request.setCookie('sid', sid, seconds);
  return token;
};
