import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyring } from '../../platform/crypto/keyring.js';
import { type SigningKeys, signingKeys } from '../../platform/crypto/signing-keys.js';
import { signCertificate, verifyCode } from './sign-certificate.js';

const root = randomBytes(32);
const keysOf = (secret: Buffer, round = 1): SigningKeys =>
  signingKeys(createKeyring(secret), 'certificate', round);
const keys = keysOf(root);
const [key] = keys;
const certificate = { certificate_no: 'S000131000001263000058', issued_on: '2026-12-18' };
const code = signCertificate(key, certificate);

it('identifies its certificate, after a restart as well, and to anybody with the public key alone', () => {
  const [{ id, public_key }] = keysOf(root);
  expect(verifyCode([{ id, public_key }], code)).toEqual(certificate);
});

it('stays genuine when the next key signs, and so do the codes of that one', () => {
  const third = keysOf(root, 3);
  expect(third.map(({ id }) => id).at(-1)).toBe(key.id);
  expect(new Set(third.map(({ id }) => id)).size).toBe(3);
  for (const each of third)
    expect(verifyCode(third, signCertificate(each, certificate))).toEqual(certificate);
  expect(verifyCode(keys, signCertificate(third[0], certificate))).toBeUndefined();
});

it('is refused once any byte of it was changed, with another key, and as the code of a ticket', () => {
  for (let at = 0; at < code.length; at += 1) {
    const changed = Buffer.from(code);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 5));
    expect(verifyCode(keys, changed.toString('latin1')), `byte ${at}`).toBeUndefined();
  }
  for (const wrong of ['', '/', code.slice(0, -1), `${code}A`, code.replace('SC2', 'SC1')])
    expect(verifyCode(keys, wrong)).toBeUndefined();
  expect(verifyCode(keysOf(randomBytes(32)), code)).toBeUndefined();
});
