import { hash } from '@node-rs/argon2';
import { limitHashing } from './limit-hashing.js';

// ASVS 5.0, appendix C: argon2id, m = 19 MiB, t = 2, p = 1. Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling of a password for all keyboards. */
export const canonicalPassword = (password: string): string => password.normalize('NFKC');

/**
 * The argon2id hash of a password; it takes 10 to 50 ms of a core.
 * @throws Refusal too_many when 50 others wait already
 */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(canonicalPassword(password), cost));
