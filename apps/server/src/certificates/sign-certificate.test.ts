import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyring } from '../crypto/keyring.js';
import { certificateKey, signCertificate, verifyCode } from './sign-certificate.js';

const root = randomBytes(32);
const key = certificateKey(createKeyring(root));
const certificate = { certificate_no: 'S000131000001263000058', issued_on: '2026-12-18' };
const code = signCertificate(key, certificate);

it('says which certificate it is, after a restart as well', () => {
  expect(verifyCode(certificateKey(createKeyring(root)), code)).toEqual(certificate);
});

it('is refused once any byte of it was changed, with another key, and as the code of a ticket', () => {
  for (let at = 0; at < code.length; at += 1) {
    const changed = Buffer.from(code);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 5));
    expect(verifyCode(key, changed.toString('latin1')), `byte ${at}`).toBeUndefined();
  }
  for (const wrong of ['', '/', code.slice(0, -1), `${code}A`, code.replace('SC2', 'SC1')])
    expect(verifyCode(key, wrong)).toBeUndefined();
  expect(verifyCode(certificateKey(createKeyring(randomBytes(32))), code)).toBeUndefined();
});
