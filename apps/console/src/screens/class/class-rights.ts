import { classLifecycle, eventsFrom, type Role, type RoleBearer, roles, rolesHere } from '@skillcert/core';

/** Who runs classes: whoever may take a new one on. */
const organisers = roles.filter(
  (role) => eventsFrom(classLifecycle, classLifecycle.initial, [role]).length > 0,
);

/** The roles by which somebody runs a class: one that only works at a desk of it, or has another class, is none of them. */
export const runningRoles = (who: RoleBearer, class_id: number): readonly Role[] =>
  rolesHere(who, { roles: organisers }, class_id);
