import type { Role } from '../../access/roles.js';

/** Who can fire an event: a role, the candidate the record is about, the clock, or the system itself. */
export type Actor = Role | 'candidate' | 'clock' | 'system';
