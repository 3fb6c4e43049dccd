import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { CredentialAddresses } from './credential-addresses.js';
import { credentialKeys, signCredential } from './sign-credential.js';
import { readMarks, statusList } from './status-list.js';

/** A list is read and signed anew this often at most, however many ask. */
const keptMs = 60_000;
/** More than there ever are: without PUBLIC_ORIGIN, each port of this machine is an origin of its own. */
const keptMost = 64;

/**
 * Returns signed status lists by number, each cached until it is a minute old. @throws a Refusal unknown_path for a
 * list that does not exist
 */
export const createStatusLists = (services: Services) => {
  const kept = new Map<string, { readonly signed: string; readonly until: number }>();
  return async (addresses: CredentialAddresses, list: number): Promise<string> => {
    const now = services.now();
    const id = addresses.status(list);
    const known = kept.get(id);
    if (known && known.until > now.getTime()) return known.signed;
    const marks = await readMarks(services.store.db, list);
    if (!marks) throw new Refusal('unknown_path');
    const [key] = credentialKeys(services);
    const signed = signCredential(key, addresses, statusList(addresses, list, marks, now));
    if (kept.size >= keptMost) kept.clear();
    kept.set(id, { signed, until: now.getTime() + keptMs });
    return signed;
  };
};
