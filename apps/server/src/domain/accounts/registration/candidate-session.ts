import { maskPhone } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { sha256 } from '../../../platform/crypto/sha256.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { sessionLimits } from '../sign-in/session/session-limits.js';

type Asking = Pick<RequestFacts, 'address' | 'request_id' | 'user_agent' | 'cookie' | 'setCookie'>;

const secret = /^[\w-]{43}$/;

/** The hash by which the session of a `candidate` cookie is found; undefined if the text cannot be one. */
export const sessionHash = (cookie: string | undefined): Buffer | undefined =>
  cookie !== undefined && secret.test(cookie) ? sha256(cookie) : undefined;

/**
 * Begins the session of a candidate, with its audit record. Only its HttpOnly cookie opens it: nobody gets the token
 * that every session has. The former session of the browser ends, and so does its proof of a phone, because the account
 * now proves the phone.
 * @returns a function that sets the cookies, to be called after the commit
 */
export const startCandidateSession = async (
  tx: Transaction<Database>,
  services: Services,
  request: Asking,
  candidate_id: number,
): Promise<() => void> => {
  const at = services.now();
  const sid = randomToken();
  const row = {
    session_id: newId(at.getTime()),
    token_hash: sha256(randomToken()),
    sid_hash: sha256(sid),
    candidate_id,
    created_at: at,
    last_seen_at: at,
    expires_at: new Date(at.getTime() + sessionLimits.bound * 1000),
    user_agent: request.user_agent,
    address: request.address,
  };
  await tx
    .updateTable('session')
    .set({ ended_at: at, ended_why: 'other_login' })
    .where('sid_hash', '=', sessionHash(request.cookie('candidate')) ?? Buffer.alloc(0))
    .where('ended_at', 'is', null)
    .execute();
  await tx.insertInto('session').values(row).execute();
  const { session_id: object_id, token_hash: session_hash } = row;
  const event = { at, session_hash, action: 'login', object_type: 'session', object_id };
  await appendAudit(tx, 0, [{ ...byCandidate(request), ...event, detail: { candidate_id } }]);
  return () => {
    request.setCookie('candidate', sid, sessionLimits.bound);
    request.setCookie('ticket', '', 0);
  };
};

/** The signed-in candidate. The use of the session is recorded at most once a minute. */
export const findCandidateSession = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  cookie: string | undefined,
): Promise<Candidate | undefined> => {
  const hash = sessionHash(cookie);
  if (!hash) return undefined;
  const at = now();
  const idleSince = new Date(at.getTime() - sessionLimits.idle * 1000);
  const found = await store.db
    .selectFrom('session as s')
    .innerJoin('candidate_account as c', 'c.candidate_id', 's.candidate_id')
    .select(['s.session_id', 's.token_hash', 's.last_seen_at'])
    .select(['c.candidate_id', 'c.username', 'c.name', 'c.phone_enc', 'c.phone_index'])
    .where('s.sid_hash', '=', hash)
    .where('s.ended_at', 'is', null)
    .where('c.status', '=', 'approved')
    .where('s.expires_at', '>', at)
    .where('s.last_seen_at', '>=', idleSince)
    .executeTakeFirst();
  if (!found) return undefined;
  const { session_id, token_hash: ticket_hash, candidate_id, username, name, phone_enc, phone_index } = found;
  if (at.getTime() - found.last_seen_at.getTime() >= 60_000) {
    await store.db
      .updateTable('session')
      .set({ last_seen_at: at })
      .where('session_id', '=', session_id)
      .execute();
  }
  const phone = keyring.open('phone', phone_enc);
  const account = { session_id, candidate_id, username, name };
  return { ticket_hash, phone, phone_enc, phone_index, phone_masked: maskPhone(phone), account };
};
