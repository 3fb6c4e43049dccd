import { verify } from '@node-rs/argon2';
import { canonicalPassword } from './hash-password.js';
import { limitHashing } from './limit-hashing.js';

// The hash of a random password that nobody knows, with the current cost. Unknown accounts are compared with it.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RuJa+wglt0MKfchFV8c1FA$sW87h1A5dEsIR4FRnr9jzXOuh6WkDMp8o3FqHpPv5yM';

/**
 * Whether a password belongs to a hash. An account without one takes as long as every other, so that the answer's delay
 * does not reveal which accounts exist.
 * @throws Refusal too_many when 50 others wait already
 */
export const verifyPassword = (
  password_hash: string | null | undefined,
  password: string,
): Promise<boolean> =>
  limitHashing(async () => {
    const matches = await verify(password_hash ?? nobodysHash, canonicalPassword(password));
    return matches && Boolean(password_hash);
  });
