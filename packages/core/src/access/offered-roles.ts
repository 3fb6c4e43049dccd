import type { Role } from './roles.js';

/** The roles of an account, and whether it is shown the recommendation guidance. */
export interface GuidanceViewer {
  readonly roles: readonly Role[];
  readonly show_recommend: boolean;
}

/**
 * The given roles that a route or a call is offered to. The recommendation guidance is for accounts with
 * show_recommend and for administrators. Menu, guard and server all ask here.
 */
export const offeredRoles = (
  { roles, show_recommend }: GuidanceViewer,
  rules: { readonly show_recommend?: boolean },
): readonly Role[] =>
  rules.show_recommend && !show_recommend ? roles.filter((role) => role === 'admin') : roles;
