import { classTakes } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether a class has anything for a dossier: not while it is planned. */
export const takesDossier = (status: ClassStatus): boolean => classTakes('dossier', status);
