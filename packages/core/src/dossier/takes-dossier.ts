import { classTakes } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether there is something of a class to put together: not while it is planned. */
export const takesDossier = (status: ClassStatus): boolean => classTakes('dossier', status);
