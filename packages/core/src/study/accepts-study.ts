import { classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const over: readonly ClassStatus[] = ['scoring', 'publicity', 'certifying', 'finished', 'archived'];

/** Whether courses of a class may be changed and minutes on them count: from its approval until its exam has ended. */
export const acceptsStudy = (status: ClassStatus): boolean => classAccepts('study', status);

/**
 * Whether a class may ask, or stop asking, that its courses are done before a ticket is issued: until its
 * seats are published.
 */
export const acceptsStudyGate = (status: ClassStatus): boolean => classAccepts('study_gate', status);

/** Whether candidates may open the courses of a class: from its approval on, also once nothing counts any more. */
export const showsStudy = (status: ClassStatus): boolean => acceptsStudy(status) || over.includes(status);
