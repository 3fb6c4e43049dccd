import { z } from 'zod';

// The classes of Open Badges 3.0, appendix B, as far as we use them: each property with its cardinality, and no
// other one. Typed from the standard, so that a badge is compared with the standard and not with our code.

const uri = z.url();
const text = z.string().min(1);

const profile = z.strictObject({ id: uri, type: z.tuple([z.literal('Profile')]), name: text, url: uri });

const achievement = z.strictObject({
  id: uri,
  type: z.tuple([z.literal('Achievement')]),
  achievementType: z.enum(['Certification', 'Certificate']),
  name: text,
  description: text,
  criteria: z.strictObject({ narrative: text }),
});

const identity = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.literal(false),
  identityHash: text,
  identityType: z.literal('name'),
});

/** A credential of Open Badges 3.0 with the claims of a JWT beside it, and all that ours contain about a person. */
export const openBadgeShape = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'),
  ]),
  id: uri,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: text,
  issuer: profile,
  validFrom: z.iso.datetime(),
  credentialSubject: z.strictObject({
    id: z.string().regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    type: z.tuple([z.literal('AchievementSubject')]),
    identifier: z.tuple([identity]),
    licenseNumber: text,
    achievement,
  }),
  // One at most: more are asked for in version 3.1.
  credentialStatus: z.looseObject({ id: uri, type: text }),
  iss: uri,
  jti: uri,
  sub: uri,
  nbf: z.int(),
});
