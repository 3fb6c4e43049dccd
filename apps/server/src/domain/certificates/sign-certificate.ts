import { verify } from 'node:crypto';
import { certificateMark, readCertificateCode, type SignedCertificate } from '@skillcert/core';
import { signCode } from '../../platform/crypto/signed-code.js';
import type { SigningKey } from '../../platform/crypto/signing-key.js';
import { type SigningKeys, signingKeys } from '../../platform/crypto/signing-keys.js';
import type { Services } from '../../platform/services.js';

/** The services that hold the keys of certificates. */
export type KeyServices = Pick<Services, 'config' | 'keyring'>;

/** The pairs of keys that certificates are and were signed with, newest first. */
export const certificateKeys = ({ config, keyring }: KeyServices): SigningKeys =>
  signingKeys(keyring, 'certificate', config.signing_round);

/** The pair that certificates are signed with now. */
export const certificateKey = (services: KeyServices): SigningKey => certificateKeys(services)[0];

/** The code of a certificate: `SC2/key/number/day of issue/signature`. */
export const signCertificate = (key: SigningKey, { certificate_no, issued_on }: SignedCertificate): string =>
  signCode(key, certificateMark, [certificate_no, issued_on]);

/** The path of the enrol site that verifies a certificate; its code stands after the #, which browsers do not send. */
export const checkPath = (key: SigningKey, certificate: SignedCertificate): string =>
  `/verify/${certificate.certificate_no}#${signCertificate(key, certificate)}`;

/** The statement of a code, if one of these keys signed it and nothing of it was changed. */
export const verifyCode = (
  keys: readonly Pick<SigningKey, 'id' | 'public_key'>[],
  code: string,
): SignedCertificate | undefined => {
  const read = readCertificateCode(code);
  const key = keys.find(({ id }) => id === read?.key_id);
  if (!read || !key || !verify(null, Buffer.from(read.says), key.public_key, read.signature))
    return undefined;
  return read.certificate;
};
