import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { base32 } from './base32.js';

/** A pair of Ed25519 keys with the id that signed texts name. */
export interface SigningKey {
  readonly id: string;
  readonly private_key: KeyObject;
  readonly public_key: KeyObject;
}

// RFC 8410: an Ed25519 key in PKCS #8 is these bytes and its 32 own.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const idBytes = 5;

/** The pair derived from 32 secret bytes. */
export const signingKeyOf = (seed: Buffer): SigningKey => {
  const private_key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const public_key = createPublicKey(private_key);
  const published = public_key.export({ format: 'der', type: 'spki' });
  const id = base32(createHash('sha256').update(published).digest().subarray(0, idBytes));
  return { id, private_key, public_key };
};
