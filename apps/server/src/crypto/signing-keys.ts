import type { Keyring } from './keyring.js';
import type { SigningKey } from './signing-key.js';

/** The pair that documents are signed with now, and those before it. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/**
 * The pairs of keys that documents of a use were ever signed with, newest first. All of them come from the secret key, so that nothing has to be kept
 * when `round` is raised: what the first one signed, under the plain name of the use, stays as genuine as it was.
 */
export const signingKeys = (keyring: Keyring, use: string, round: number): SigningKeys => {
  const keyOf = (each: number) => keyring.signingKey(each === 1 ? use : `${use} ${each}`);
  const earlier = Array.from({ length: round - 1 }, (_, index) => keyOf(round - 1 - index));
  return [keyOf(round), ...earlier];
};
