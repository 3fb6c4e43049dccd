import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { usernameKey } from '../sign-in/username-key.js';
import { startCandidateSession } from './candidate-session.js';

/** The registration of a person with a verified phone. */
export interface Registration<Fields extends object = object> {
  readonly fields: Fields & {
    readonly username: string;
    readonly name: string;
    readonly email: string;
  };
  readonly password_hash: string;
  readonly caller: Pick<Candidate, 'phone' | 'phone_index'>;
  readonly request: RequestFacts;
}

/**
 * Refuses an insert and names the key that is taken. Of two inserts at the same time, the second waits for the first
 * and then finds it.
 */
const refuseTaken = async (tx: Transaction<Database>, phone_index: Buffer): Promise<never> => {
  const same = await tx
    .selectFrom('candidate_account')
    .select('candidate_id')
    .where('phone_index', '=', phone_index)
    .executeTakeFirst();
  if (same) throw new Refusal('already_registered');
  throw refuseFields({ username: 'taken' });
};

/**
 * Writes a candidate's account and signs it in.
 * @returns a function that sets the cookies, to be called after the commit
 */
export const registerCandidate = async (
  tx: Transaction<Database>,
  services: Services,
  { fields: { username, name, email }, password_hash, caller, request }: Registration,
): Promise<() => void> => {
  const at = services.now();
  const { phone_index } = caller;
  const made = await tx
    .insertInto('candidate_account')
    .values({
      username,
      username_key: usernameKey(username),
      name: name.normalize('NFC'),
      email,
      phone_enc: services.keyring.seal('phone', caller.phone),
      phone_index,
      password_hash,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('candidate_id')
    .executeTakeFirst();
  if (!made) return refuseTaken(tx, phone_index);
  const { candidate_id } = made;
  const event = { at, action: 'register', object_type: 'candidate_account', object_id: candidate_id };
  await appendAudit(tx, 0, [{ ...byCandidate(request), ...event, to_state: 'approved' }]);
  return startCandidateSession(tx, services, request, candidate_id);
};
