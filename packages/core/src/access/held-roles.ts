import { isRole, type Role } from './roles.js';

/** The stored roles of an account, and the moments from which some of them no longer hold. */
export interface RoleHolder {
  readonly roles: readonly string[];
  readonly editor_deadline: Date | null;
  readonly recommend_deadline: Date | null;
  readonly expert_deadline: Date | null;
}

const deadlineOf: { readonly [R in Role]?: (holder: RoleHolder) => Date | null } = {
  editor: (holder) => holder.editor_deadline,
  recommend: (holder) => holder.recommend_deadline,
  expert: (holder) => holder.expert_deadline,
};

/**
 * The roles that an account holds now: a role ends at its deadline by itself. A stored name that is not a
 * role is ignored.
 */
export const heldRoles = (holder: RoleHolder, now: Date): readonly Role[] =>
  holder.roles.filter(isRole).filter((role) => {
    const deadline = deadlineOf[role]?.(holder);
    return !deadline || now < deadline;
  });
