import type { Keyring } from '../crypto/keyring.js';
import { openCode, signCode } from '../crypto/signed-code.js';
import type { SigningKey } from '../crypto/signing-key.js';

/** What the code of a certificate says. */
export interface SignedCertificate {
  readonly certificate_no: string;
  /** A day, `2026-12-18`. */
  readonly issued_on: string;
}

const mark = 'SC2';

/** The pair of keys that certificates are signed with. */
export const certificateKey = (keyring: Keyring): SigningKey => keyring.signingKey('certificate');

/** The code of a certificate: `SC2/key/number/day of issue/signature`. */
export const signCertificate = (key: SigningKey, { certificate_no, issued_on }: SignedCertificate): string =>
  signCode(key, mark, [certificate_no, issued_on]);

/** Where a certificate is checked, as a path of the enrol site; its code stands after the #, which browsers do not send. */
export const checkPath = (key: SigningKey, certificate: SignedCertificate): string =>
  `/verify/${certificate.certificate_no}#${signCertificate(key, certificate)}`;

/** What a code says, where it is one that this key signed and nothing of it was changed. */
export const verifyCode = (key: SigningKey, code: string): SignedCertificate | undefined => {
  const parts = openCode(key, mark, code);
  if (!parts) return undefined;
  const [certificate_no = '', issued_on = ''] = parts;
  return { certificate_no, issued_on };
};
