import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const kept: readonly ClassStatus[] = ['certifying', 'finished', 'archived'];

/** Whether certificates of a class are numbered: once the publicity of its scores is over, until everybody has one. */
export const takesCertificates = (status: ClassStatus): boolean => status === 'certifying';

/** Whether certificates of a class are issued, replaced, suspended and revoked: from then on for good. */
export const keepsCertificates = (status: ClassStatus): boolean => kept.includes(status);
