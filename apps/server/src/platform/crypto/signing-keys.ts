import type { Keyring } from './keyring.js';
import type { SigningKey } from './signing-key.js';

/** The pair that documents are signed with now, and those before it. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/**
 * The pairs of keys that have ever signed documents of a use, newest first. All of them derive from the secret key,
 * so that nothing has to be stored when `round` is raised: documents signed by the first one, under the plain name
 * of the use, stay genuine.
 */
export const signingKeys = (keyring: Keyring, use: string, round: number): SigningKeys => {
  const keyOf = (each: number) => keyring.signingKey(each === 1 ? use : `${use} ${each}`);
  const earlier = Array.from({ length: round - 1 }, (_, index) => keyOf(round - 1 - index));
  return [keyOf(round), ...earlier];
};
