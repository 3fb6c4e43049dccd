import type { Role } from './roles.js';

/** Whether an account that holds these roles may switch to the role. */
export const canTakeRole = (held: readonly Role[], role: Role): boolean => held.includes(role);

/** The roles that hold after a role switch: that one if the account holds it, else none; without a switch all that it holds. */
export const effectiveRoles = (held: readonly Role[], switched_to?: Role | null): readonly Role[] => {
  if (!switched_to) return held;
  return canTakeRole(held, switched_to) ? [switched_to] : [];
};
