import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

// Written from the standards alone (RFC 7515, 7517 and 8037; Open Badges 3.0, 8.2; Bitstring Status List 1.0, 3.2):
// it uses none of the signing code.

const head = z.strictObject({ alg: z.literal('EdDSA'), kid: z.url(), typ: z.literal('JWT') });
const jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().length(43),
  d: z.never().optional(),
});
const moment = z.iso.datetime();

const claims = z.looseObject({
  id: z.url(),
  issuer: z.union([z.url(), z.looseObject({ id: z.url() })]),
  validFrom: moment,
  validUntil: moment.optional(),
  credentialSubject: z.looseObject({ id: z.url() }),
  iss: z.url(),
  jti: z.url(),
  sub: z.url(),
  nbf: z.int(),
  exp: z.int().optional(),
});

/** Returns the document at an address of the issuer, as text. */
export type Fetch = (address: string) => Promise<string>;

const text = (part: string) => Buffer.from(part, 'base64url').toString();
const seconds = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at) / 1000);

/**
 * The content of a signed credential, once its signature is valid under the key that it names and its claims are
 * those of the credential.
 * @throws if one of these checks fails
 */
export const readCredential = async (jwt: string, fetch: Fetch, now: Date) => {
  const [first = '', second = '', third = '', ...more] = jwt.split('.');
  if (more.length > 0) throw new Error('It has more than three parts.');
  const { kid } = head.parse(JSON.parse(text(first)));
  const { kty, crv, x } = jwk.parse(JSON.parse(await fetch(kid)));
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  const signature = Uint8Array.from(Buffer.from(third, 'base64url'));
  const signed = new TextEncoder().encode(`${first}.${second}`);
  if (!(await crypto.subtle.verify('Ed25519', key, signature, signed)))
    throw new Error('The signature does not hold.');
  const said = claims.parse(JSON.parse(text(second)));
  const issuer = typeof said.issuer === 'string' ? said.issuer : said.issuer.id;
  const pairs = [
    [said.iss, issuer],
    [said.jti, said.id],
    [said.sub, said.credentialSubject.id],
    [said.nbf, seconds(said.validFrom)],
    [said.exp, seconds(said.validUntil)],
  ];
  if (pairs.some(([claim, own]) => claim !== own))
    throw new Error('The claims are not those of the credential.');
  const at = now.getTime() / 1000;
  if (said.nbf > at || (said.exp ?? at) < at) throw new Error('It does not hold at this time.');
  const profile = z.looseObject({ id: z.url(), assertionMethod: z.array(z.string()) });
  const { id, assertionMethod } = profile.parse(JSON.parse(await fetch(issuer)));
  if (id !== issuer || !assertionMethod.includes(kid)) throw new Error('Its issuer has no such key.');
  return said;
};

const entry = z.strictObject({
  id: z.url(),
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.string(),
  statusListIndex: z.string().regex(/^\d+$/),
  statusListCredential: z.url(),
});

const list = z.strictObject({
  id: z.url(),
  type: z.literal('BitstringStatusList'),
  statusPurpose: z.string(),
  encodedList: z.string().regex(/^u[\w-]+$/),
  ttl: z.int(),
});

/**
 * Whether the bit of a credential is set in the list that its status names, and the number of set bits in that
 * list.
 * @throws if the list itself is not valid, or has another purpose
 */
export const readStatus = async (status: unknown, fetch: Fetch, now: Date) => {
  const { id, statusPurpose, statusListIndex, statusListCredential } = entry.parse(status);
  if (id === statusListCredential) throw new Error('The entry has the address of the list.');
  const said = await readCredential(await fetch(statusListCredential), fetch, now);
  const found = list.parse(said.credentialSubject);
  if (said.id !== statusListCredential || found.statusPurpose !== statusPurpose)
    throw new Error('The list is another one.');
  const bytes = gunzipSync(Buffer.from(found.encodedList.slice(1), 'base64url'));
  if (bytes.length * 8 < 131_072) throw new Error('The list is too short.');
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return { isSet: bits[Number(statusListIndex)] === '1', set: bits.replaceAll('0', '').length, said };
};
