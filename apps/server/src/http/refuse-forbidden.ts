import type { Access, ClassScope } from '@skillcert/api-client/contract';
import { canUseClass, type Role, usableRoles } from '@skillcert/core';
import type { StaffSession } from './caller.js';
import { Refusal } from './refuse.js';
import { refuseUnready } from './refuse-unready.js';

type RoleAccess = Extract<Access, { to: 'roles' | 'ticket_or_roles' }>;

const classIdOf = (input: unknown): number | undefined => {
  const class_id = typeof input === 'object' && input !== null ? Reflect.get(input, 'class_id') : undefined;
  return typeof class_id === 'number' ? class_id : undefined;
};

const isInScope = (session: StaffSession, roles: readonly Role[], scope: ClassScope, input: unknown) => {
  const class_id = classIdOf(input);
  return class_id !== undefined && canUseClass(roles, session.permission_classes, scope, class_id);
};

/** The roles by which a session may make a call at all: those that hold for the request, and those that the account holds. */
const waysIn = (session: StaffSession, allowed: readonly Role[]): readonly (readonly Role[])[] =>
  [session.roles, session.held_roles].map((roles) => usableRoles(roles, { roles: allowed }));

/**
 * Refuses a call that is not for the session's roles, before anything of its body is looked at: whoever may not make it learns nothing of
 * what it takes.
 */
export const refuseRole = (session: StaffSession, { roles }: Pick<RoleAccess, 'roles'>): void => {
  refuseUnready(session);
  if (waysIn(session, roles).some((each) => each.length === 0)) throw new Refusal('not_found');
};

/**
 * Refuses a call beyond the session's rights: right(effective roles) ∧ right(held roles), so that a role switch only
 * narrows. Forbidden answers as absent does, so nobody learns what exists.
 */
export const refuseForbidden = (session: StaffSession, access: RoleAccess, input: unknown): void => {
  refuseRole(session, access);
  const { roles: allowed, scope } = access;
  for (const roles of waysIn(session, allowed)) {
    if (scope?.from === 'input' && !isInScope(session, roles, scope, input)) throw new Refusal('not_found');
  }
};
