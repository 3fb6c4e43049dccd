import { isRole, type Role } from '@skillcert/core';

interface Holder {
  readonly roles: readonly string[];
  readonly editor_deadline: Date | null;
  readonly recommend_deadline: Date | null;
  readonly expert_deadline: Date | null;
}

const deadlineOf: { readonly [R in Role]?: (holder: Holder) => Date | null } = {
  editor: (holder) => holder.editor_deadline,
  recommend: (holder) => holder.recommend_deadline,
  expert: (holder) => holder.expert_deadline,
};

/** The roles an account holds at this moment: a role ends with its deadline, without anybody doing anything. */
export const heldRoles = (holder: Holder, now: Date): readonly Role[] =>
  holder.roles.filter(isRole).filter((role) => {
    const deadline = deadlineOf[role]?.(holder);
    return !deadline || now < deadline;
  });
