import { organisers, type Role, type RoleBearer, rolesHere } from '@skillcert/core';

/**
 * The roles by which an account runs a class. Roles that only work at a desk of the class, or have other classes,
 * are not among them.
 */
export const runningRoles = (who: RoleBearer, class_id: number): readonly Role[] =>
  rolesHere(who, { roles: organisers }, class_id);
