import type { Role } from './roles.js';

/** Who writes the recommendation guidance, and who has enrolment links of an own unit beside it. Both read it, as far as they are shown it. */
export const guidanceRoles = {
  writers: ['zky-admin'],
  link_holders: ['recommend'],
} as const satisfies Record<string, readonly Role[]>;
