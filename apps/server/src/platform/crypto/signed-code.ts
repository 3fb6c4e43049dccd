import { sign } from 'node:crypto';
import { base32 } from './base32.js';
import type { SigningKey } from './signing-key.js';

/**
 * A code that contains its parts and the key that signed them: `mark/key/…parts/signature`, the signature (Ed25519,
 * of the text before it) in base 32. If the parts are capitals and digits its QR code is small, and hand scanners
 * type it unchanged.
 */
export const signCode = (
  { id, private_key }: Pick<SigningKey, 'id' | 'private_key'>,
  mark: string,
  parts: readonly (string | number)[],
): string => {
  const says = [mark, id, ...parts].join('/');
  return `${says}/${base32(sign(null, Buffer.from(says), private_key))}`;
};
