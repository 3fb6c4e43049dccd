import type { CertificateKind } from '@skillcert/core';

/** The area of the words for each kind of certificates. */
export const areaOf = {
  candidate: 'certificates',
  teacher: 'certificates.teachers',
} as const satisfies Record<CertificateKind, string>;
