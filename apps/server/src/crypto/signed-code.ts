import { sign, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.js';
import { sha256 } from './sha256.js';
import type { SigningKey } from './signing-key.js';

type Signing = Pick<SigningKey, 'id' | 'private_key'>;

/**
 * A code that says its parts and who signed them: `mark/key/…parts/signature`, the signature (Ed25519, of what stands before it) in base 32. Where the
 * parts are capitals and digits a QR code of it is small, and hand scanners type it as it is.
 */
export const signCode = (
  { id, private_key }: Signing,
  mark: string,
  parts: readonly (string | number)[],
): string => {
  const says = [mark, id, ...parts].join('/');
  return `${says}/${base32(sign(null, Buffer.from(says), private_key))}`;
};

/** The parts of a code with this mark, where this key signed it and nothing of it was changed: the same key signs the same parts alike, always. */
export const openCode = (key: Signing, mark: string, code: string): readonly string[] | undefined => {
  const parts = code.split('/').slice(2, -1);
  // In equal time whatever differs, or the time would tell how much of a signature is right.
  return timingSafeEqual(sha256(signCode(key, mark, parts)), sha256(code)) ? parts : undefined;
};
