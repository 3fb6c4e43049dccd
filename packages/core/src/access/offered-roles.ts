import type { Role } from './roles.js';

/** Whose roles are asked about, and whether the account is shown the recommendation guidance. */
export interface GuidanceViewer {
  readonly roles: readonly Role[];
  readonly show_recommend: boolean;
}

/**
 * Those of somebody's roles that a route or a call is offered to: what belongs to the recommendation guidance is there for accounts with
 * show_recommend, and for administrators. Menu, guard and server ask here.
 */
export const offeredRoles = (
  { roles, show_recommend }: GuidanceViewer,
  rules: { readonly show_recommend?: boolean },
): readonly Role[] =>
  rules.show_recommend && !show_recommend ? roles.filter((role) => role === 'admin') : roles;
