import type { ClassStatus } from '../lifecycle/class-lifecycle.js';
import { classTakes } from '../lifecycle/class-writes.js';

/** Whether a class has anything for a dossier: not while it is planned. */
export const takesDossier = (status: ClassStatus): boolean => classTakes('dossier', status);
