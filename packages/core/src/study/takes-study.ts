import { classTakes } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const over: readonly ClassStatus[] = ['scoring', 'publicity', 'certifying', 'finished', 'archived'];

/** Whether courses of a class may be changed and minutes on them count: from its approval until its exam has ended. */
export const takesStudy = (status: ClassStatus): boolean => classTakes('study', status);

/**
 * Whether a class may ask, or stop asking, that its courses are done before a ticket is issued: until its
 * seats are published.
 */
export const takesStudyGate = (status: ClassStatus): boolean => classTakes('study_gate', status);

/** Whether candidates may open the courses of a class: from its approval on, also once nothing counts any more. */
export const showsStudy = (status: ClassStatus): boolean => takesStudy(status) || over.includes(status);
