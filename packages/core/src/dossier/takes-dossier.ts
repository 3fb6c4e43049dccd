import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether there is something of a class to put together: not while it is planned. */
export const takesDossier = (status: ClassStatus): boolean => {
  switch (status) {
    case 'draft':
    case 'submitted':
    case 'refused':
    case 'approved':
      return false;
    default:
      return true;
  }
};
