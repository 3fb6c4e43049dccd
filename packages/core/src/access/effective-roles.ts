import type { Role } from './roles.js';

/** The roles that hold after a role switch: that one if the account holds it, else none; without a switch all that it holds. */
export const effectiveRoles = (held: readonly Role[], switched_to?: Role | null): readonly Role[] => {
  if (!switched_to) return held;
  return held.includes(switched_to) ? [switched_to] : [];
};
