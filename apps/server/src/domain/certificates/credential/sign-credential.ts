import { type KeyObject, sign } from 'node:crypto';
import type { SigningKey } from '../../../platform/crypto/signing-key.js';
import { type SigningKeys, signingKeys } from '../../../platform/crypto/signing-keys.js';
import type { KeyServices } from '../sign-certificate.js';
import type { CredentialAddresses } from './credential-addresses.js';

/** The pairs of keys that credentials are and were signed with, newest first; none of them signs codes of papers. */
export const credentialKeys = ({ config, keyring }: KeyServices): SigningKeys =>
  signingKeys(keyring, 'credential', config.signing_round);

/** A public key in the format of verifiers: RFC 8037. */
export const publicJwk = ({ id, public_key }: { readonly id: string; readonly public_key: KeyObject }) => {
  const { kty, crv, x } = public_key.export({ format: 'jwk' });
  return { kty, crv, x, kid: id, alg: 'EdDSA', use: 'sig' };
};

/** A moment without its milliseconds, as credentials have it. */
export const wholeSecond = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** A credential before it is signed: the part that every one has. */
interface Credential {
  readonly id: string;
  readonly issuer: string | { readonly id: string };
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialSubject: { readonly id: string };
}

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Signs a credential as a JWT, as Open Badges 3.0 narrows VC-JOSE-COSE: the credential itself is the payload, its
 * own facts are repeated under the registered claims of a JWT, and its header has no other entries.
 */
export const signCredential = (
  { id, private_key }: Pick<SigningKey, 'id' | 'private_key'>,
  addresses: CredentialAddresses,
  credential: Credential,
): string => {
  const { issuer, validFrom, validUntil, credentialSubject } = credential;
  const head = encoded({ alg: 'EdDSA', kid: addresses.key(id), typ: 'JWT' });
  const body = encoded({
    ...credential,
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: credential.id,
    sub: credentialSubject.id,
    nbf: secondsOf(validFrom),
    ...(validUntil && { exp: secondsOf(validUntil) }),
  });
  const says = `${head}.${body}`;
  return `${says}.${sign(null, Buffer.from(says), private_key).toString('base64url')}`;
};
