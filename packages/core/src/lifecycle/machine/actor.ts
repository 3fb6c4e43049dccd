import type { Role } from '../../access/roles.js';

/** The actors that can apply an event: a role, the candidate of the record, the clock, or the system itself. */
export type Actor = Role | 'candidate' | 'clock' | 'system';
