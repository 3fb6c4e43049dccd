import { normaliseScan } from '../normalise/normalise-scan.js';
import { readSignature, signaturePattern } from './read-signature.js';

/** The statement in the code of a certificate. */
export interface SignedCertificate {
  readonly certificate_no: string;
  /** A day, `2026-12-18`. */
  readonly issued_on: string;
}

/** A code taken apart, its signature not checked yet. */
export interface CertificateCode {
  readonly certificate: SignedCertificate;
  /** The key that it claims to be signed with. */
  readonly key_id: string;
  /** The signed text, as UTF-8. */
  readonly says: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The first characters of every certificate code. */
export const certificateMark = 'SC2';

const parts = new RegExp(
  `^(${certificateMark}/([A-Z2-7]+)/([^/]+)/(\\d{4}-\\d{2}-\\d{2}))/(${signaturePattern})$`,
);
const inText = new RegExp(`(?:^|#)(${certificateMark}/\\S+)$`);

/**
 * The code in a scanned or pasted text, which is the code itself or the address on the paper; undefined for
 * anything else, above all a number. It may still be forged.
 */
export const certificateCodeIn = (scanned: string): string | undefined =>
  inText.exec(normaliseScan(scanned))?.[1];

/** Takes the code of a certificate apart; undefined for a text that cannot have been signed. */
export const readCertificateCode = (code: string): CertificateCode | undefined => {
  const found = parts.exec(code);
  if (!found) return undefined;
  const [, says = '', key_id = '', certificate_no = '', issued_on = '', signature = ''] = found;
  return { certificate: { certificate_no, issued_on }, key_id, says, signature: readSignature(signature) };
};
