import { canUseClass, type PermissionClasses } from './can-use-class.js';
import { type RouteRules, usableRoles } from './can-use-route.js';
import type { Role } from './roles.js';

/** The account whose rights are checked: its roles, and the lists of classes that come with them. */
export interface RoleBearer {
  readonly roles: readonly Role[];
  readonly permission_classes: Partial<PermissionClasses> | null | undefined;
}

/**
 * The given roles that the rules admit and that have the class: a single role must satisfy both. Screens,
 * routes and calls of the server all ask here.
 */
export const rolesHere = (
  { roles, permission_classes }: RoleBearer,
  rules: RouteRules,
  class_id: number | null | undefined,
): readonly Role[] =>
  usableRoles(roles, rules).filter((role) => canUseClass([role], permission_classes, rules, class_id));
