import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** What a certificate is of: an exam that a candidate passed, or lessons that a teacher gave. Both go the way of one lifecycle. */
export const certificateKinds = ['candidate', 'teacher'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

// Whoever taught has done so once the exam is over: from then on nobody changes a lesson of the class (takesLessons).
const taken: Readonly<Record<CertificateKind, readonly ClassStatus[]>> = {
  candidate: ['certifying'],
  teacher: ['scoring', 'publicity', 'certifying', 'finished', 'archived'],
};
const kept: Readonly<Record<CertificateKind, readonly ClassStatus[]>> = {
  candidate: ['certifying', 'finished', 'archived'],
  teacher: taken.teacher,
};

/**
 * Whether certificates of a class are numbered: those of candidates once the publicity of its scores is over, until everybody has one; those
 * of teachers once its exam is over.
 */
export const takesCertificates = (status: ClassStatus, kind: CertificateKind): boolean =>
  taken[kind].includes(status);

/** Whether certificates of a class are issued, replaced, suspended and revoked: from then on for good. */
export const keepsCertificates = (status: ClassStatus, kind: CertificateKind): boolean =>
  kept[kind].includes(status);
