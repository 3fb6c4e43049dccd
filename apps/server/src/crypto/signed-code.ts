import { sign } from 'node:crypto';
import { base32 } from './base32.js';
import type { SigningKey } from './signing-key.js';

/**
 * A code that says its parts and who signed them: `mark/key/…parts/signature`, the signature (Ed25519, of what stands before it) in base 32. Where the
 * parts are capitals and digits a QR code of it is small, and hand scanners type it as it is.
 */
export const signCode = (
  { id, private_key }: Pick<SigningKey, 'id' | 'private_key'>,
  mark: string,
  parts: readonly (string | number)[],
): string => {
  const says = [mark, id, ...parts].join('/');
  return `${says}/${base32(sign(null, Buffer.from(says), private_key))}`;
};
