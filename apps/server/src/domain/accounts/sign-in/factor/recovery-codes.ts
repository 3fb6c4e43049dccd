import { randomInt } from 'node:crypto';
import { limits } from '@skillcert/core';
import type { Keyring } from '../../../../platform/crypto/keyring.js';

// The alphabet has no letters and digits that look alike, because codes are read from paper. 10 of 31 are 49 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Fresh recovery codes, as they are shown: `k7mtp-9qxw4`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.recovery_codes }, () => `${group()}-${group()}`);

/** A typed code in its canonical spelling: without blanks and dashes, regardless of width and case. */
export const canonicalCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();

/** The hash that is stored of a recovery code. It is keyed, so that the table alone is useless. */
export const recoveryHash = (keyring: Keyring, user_id: number, code: string): Buffer =>
  keyring.sign('recovery code', String(user_id), canonicalCode(code));
