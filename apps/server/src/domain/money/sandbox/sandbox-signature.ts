import { timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../platform/crypto/keyring.js';

/** The headers that a notice of the sandbox is signed by. */
export const sandboxHeaders = { timestamp: 'x-sandbox-timestamp', signature: 'x-sandbox-signature' } as const;

/** The signature over when a notice was sent, in seconds, and what it says. */
export const signNotice = (keyring: Keyring, timestamp: string, body: string): string =>
  keyring.sign('sandbox notice', timestamp, body).toString('base64url');

/** Whether a signature is ours, compared in constant time. */
export const isSigned = (keyring: Keyring, timestamp: string, body: string, signature: string): boolean => {
  const right = Buffer.from(signNotice(keyring, timestamp, body));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
};
