import { organisers, type Role, type RoleBearer, rolesHere } from '@skillcert/core';

/**
 * The roles by which an account runs a class: a role that only works at a desk of it, or has another class, is none
 * of them.
 */
export const runningRoles = (who: RoleBearer, class_id: number): readonly Role[] =>
  rolesHere(who, { roles: organisers }, class_id);
