import { classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether a class has anything for a dossier: not while it is planned. */
export const acceptsDossier = (status: ClassStatus): boolean => classAccepts('dossier', status);
