import type { Access, ClassScope } from '@skillcert/api-client/contract';
import { canUseClass, type Role } from '@skillcert/core';
import type { StaffSession } from './caller.js';
import { Refusal } from './refuse.js';

type RoleAccess = Extract<Access, { to: 'roles' }>;

const usable = (roles: readonly Role[], allowed: readonly Role[]) =>
  roles.filter((role) => role === 'admin' || allowed.includes(role));

const classIdOf = (input: unknown): number | undefined => {
  const class_id = typeof input === 'object' && input !== null ? Reflect.get(input, 'class_id') : undefined;
  return typeof class_id === 'number' ? class_id : undefined;
};

const isInScope = (session: StaffSession, roles: readonly Role[], scope: ClassScope, input: unknown) => {
  const class_id = classIdOf(input);
  return class_id !== undefined && canUseClass(roles, session.permission_classes, scope, class_id);
};

/**
 * Refuses a call beyond the session's rights: right(effective roles) ∧ right(held roles), so that a role switch only
 * narrows. Forbidden answers as absent does, so nobody learns what exists.
 */
export const refuseForbidden = (session: StaffSession, access: RoleAccess, input: unknown): void => {
  if (session.must_change_password) throw new Refusal('must_change_password');
  const { roles: allowed, scope } = access;
  for (const roles of [usable(session.roles, allowed), usable(session.held_roles, allowed)]) {
    if (roles.length === 0) throw new Refusal('not_found');
    if (scope?.from === 'input' && !isInScope(session, roles, scope, input)) throw new Refusal('not_found');
  }
};
