import { canUseClass, type PermissionClasses } from './can-use-class.js';
import { type RouteRules, usableRoles } from './can-use-route.js';
import type { Role } from './roles.js';

/** The account whose rights are checked: its roles, and the lists of classes that come with them. */
export interface RoleBearer {
  readonly roles: readonly Role[];
  readonly permission_classes: Partial<PermissionClasses> | null | undefined;
}

/**
 * Those of somebody's roles that the rules let in and that have the class: of several roles one must do for
 * both. A screen's steps, a route and a call of the server are all asked about here.
 */
export const rolesHere = (
  { roles, permission_classes }: RoleBearer,
  rules: RouteRules,
  class_id: number | null | undefined,
): readonly Role[] =>
  usableRoles(roles, rules).filter((role) => canUseClass([role], permission_classes, rules, class_id));
