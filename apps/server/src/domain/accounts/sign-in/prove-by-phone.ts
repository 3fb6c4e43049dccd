import { normalisePhone } from '@skillcert/core';
import { findCandidate } from '../../../platform/codes/find-candidate.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { accountsOfPhone } from './accounts-of-phone.js';
import { usernameKey } from './username-key.js';

/** An account that a proven phone may sign in to. */
interface OpenedAccount {
  readonly username_key: string;
  /** The proof, which a session consumes. */
  readonly ticket_hash: Buffer;
}

/**
 * The account that the holder of a proven phone means: the only one of the phone, or the named one.
 * @throws Refusal choice_needed if the phone has several, wrong_credentials if it has none of that name, the field
 * `password` if no phone is proven
 */
export const proveByPhone = async (
  services: Services,
  request: Pick<RequestFacts, 'cookie'>,
  typed: string,
): Promise<OpenedAccount> => {
  const ticket = request.cookie('ticket');
  const proven = ticket && (await findCandidate(services, 'login', ticket));
  if (!proven) throw refuseFields({ password: 'required' });
  const accounts = await accountsOfPhone(services, proven.phone_index);
  const named = accounts.filter(
    ({ username }) => normalisePhone(typed) === proven.phone || usernameKey(username) === usernameKey(typed),
  );
  const [account, ...others] = named;
  if (!account) throw new Refusal('wrong_credentials');
  if (others.length > 0)
    throw new Refusal('choice_needed', { choices: named.map(({ username }) => username) });
  return { username_key: usernameKey(account.username), ticket_hash: proven.ticket_hash };
};
