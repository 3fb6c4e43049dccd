import type { Role } from './roles.js';

/**
 * The roles that write the recommendation guidance, and the roles that also have enrolment links for their
 * own unit. Both read the guidance if their account is shown it.
 */
export const guidanceRoles = {
  writers: ['zky-admin'],
  link_holders: ['recommend'],
} as const satisfies Record<string, readonly Role[]>;
