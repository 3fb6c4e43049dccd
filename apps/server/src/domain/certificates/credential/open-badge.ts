import { titleIn } from '../../../platform/http/title-in.js';
import type { Services } from '../../../platform/services.js';
import { achievementOf } from './achievement-of.js';
import type { CredentialAddresses } from './credential-addresses.js';
import type { Credited } from './credited.js';
import { wholeSecond } from './sign-credential.js';
import type { StatusPlace } from './take-status-place.js';

/** The data model that every credential has. */
export const credentialContext = 'https://www.w3.org/ns/credentials/v2';

/** The data model of Open Badges 3.0. */
export const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** The services that make a badge. */
type BadgeServices = Pick<Services, 'config' | 'keyring' | 'programme' | 'exam' | 'certificates'>;

/**
 * The identifier of a certificate's holder in its JWT: stable for a certificate, different for each one, and
 * useless for tracking a person.
 */
const holderId = ({ keyring }: Pick<BadgeServices, 'keyring'>, certificate_no: string): string => {
  const bytes = keyring.sign('holder', certificate_no).subarray(0, 16);
  // RFC 9562: version 8, whose other bits are free.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
};

/** The issuer, in an Open Badge and at its own address. */
export const issuerProfile = (
  { certificates }: Pick<BadgeServices, 'certificates'>,
  addresses: CredentialAddresses,
  language: string,
) => ({
  id: addresses.issuer,
  type: ['Profile'],
  name: titleIn(language, certificates.issuer),
  url: addresses.site,
});

/**
 * The place where a verifier learns whether the certificate still holds. Open Badges 3.0 has room for one such
 * entry: its purpose is `suspension`, which can be lifted, while `revocation` never could.
 */
const statusEntry = (addresses: CredentialAddresses, { status_list, status_index }: StatusPlace) => ({
  id: `${addresses.status(status_list)}#${status_index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'suspension',
  statusListIndex: String(status_index),
  statusListCredential: addresses.status(status_list),
});

/**
 * A certificate as an Open Badges 3.0 credential: the holder's name, its number, its subject and its date of issue.
 * The paper has more.
 */
export const openBadge = (
  services: BadgeServices,
  addresses: CredentialAddresses,
  certificate: Credited & { readonly issued_at: Date },
  place: StatusPlace,
  language: string,
) => {
  const { certificate_no, name, issued_at } = certificate;
  const achievement = achievementOf(services, addresses, certificate, language);
  return {
    '@context': [credentialContext, badgeContext],
    id: addresses.check(certificate_no),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer: issuerProfile(services, addresses, language),
    validFrom: wholeSecond(issued_at),
    credentialSubject: {
      id: holderId(services, certificate_no),
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      licenseNumber: certificate_no,
      achievement,
    },
    credentialStatus: statusEntry(addresses, place),
  };
};
