import type { CertificateKind } from '@skillcert/core';

/** Where the words stand that are of one kind of certificates. */
export const areaOf = {
  candidate: 'certificates',
  teacher: 'certificates.teachers',
} as const satisfies Record<CertificateKind, string>;
