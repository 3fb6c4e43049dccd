import { type ClassWrite, classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/**
 * The subject of a certificate: an exam that a candidate passed, or lessons that a teacher gave. Both follow
 * one lifecycle.
 */
export const certificateKinds = ['candidate', 'teacher'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

// Teaching is complete once the exam is over: from then on nobody changes a lesson of the class
// (acceptsLessons).
const numbered = {
  candidate: 'certificate_number',
  teacher: 'teacher_number',
} as const satisfies Record<CertificateKind, ClassWrite>;

/** Candidates' certificates exist from their first number on. */
const hasNone: readonly ClassStatus[] = ['scoring', 'publicity'];

/**
 * Whether certificates of a class are numbered: those of candidates once the publicity of its scores is over,
 * until everybody has one; those of teachers once its exam is over.
 */
export const acceptsCertificates = (status: ClassStatus, kind: CertificateKind): boolean =>
  classAccepts(numbered[kind], status);

/** Whether certificates of a class are issued, replaced, suspended and revoked: from then on for good. */
export const keepsCertificates = (status: ClassStatus, kind: CertificateKind): boolean =>
  classAccepts('certificate', status) && !(kind === 'candidate' && hasNone.includes(status));
