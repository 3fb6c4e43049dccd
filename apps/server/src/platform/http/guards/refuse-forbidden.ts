import type { Access } from '@skillcert/api-client/contract';
import { offeredRoles, type RoleBearer, rolesHere, usableRoles } from '@skillcert/core';
import type { StaffSession } from '../calls/caller.js';
import { Refusal } from '../errors/refuse.js';
import { refuseUnready } from './refuse-unready.js';

type RoleAccess = Extract<Access, { to: 'roles' | 'ticket_or_roles' }>;

const classIdOf = (input: unknown): number | undefined => {
  const class_id = typeof input === 'object' && input !== null ? Reflect.get(input, 'class_id') : undefined;
  return typeof class_id === 'number' ? class_id : undefined;
};

/**
 * Whose roles a session calls with: those that hold for the request, and those that the account holds. Both must do.
 */
const bearersOf = (
  { roles, held_roles, permission_classes, show_recommend }: StaffSession,
  access: RoleAccess,
): readonly RoleBearer[] =>
  [roles, held_roles].map((each) => ({
    roles: offeredRoles({ roles: each, show_recommend }, 'show_recommend' in access ? access : {}),
    permission_classes,
  }));

const hasRole = (session: StaffSession, access: RoleAccess): boolean =>
  bearersOf(session, access).every(({ roles }) => usableRoles(roles, access).length > 0);

/**
 * Refuses a call that is not for the session's roles, before anything of its body is looked at: a caller who may not
 * make it learns nothing of what it takes.
 */
export const refuseRole = (session: StaffSession, access: RoleAccess): void => {
  refuseUnready(session);
  if (!hasRole(session, access)) throw new Refusal('not_found');
};

/** Whether a call is within the session's rights, in the class that its input names where it is bound to one. */
export const mayCall = (session: StaffSession, access: RoleAccess, input: unknown): boolean => {
  if (!hasRole(session, access)) return false;
  const { roles, scope } = access;
  if (scope?.from !== 'input') return true;
  const class_id = classIdOf(input);
  const isLetIn = (bearer: RoleBearer) => rolesHere(bearer, { ...scope, roles }, class_id).length > 0;
  return bearersOf(session, access).every(isLetIn);
};

/**
 * Refuses a call beyond the session's rights: right(effective roles) ∧ right(held roles), so that a role switch only
 * narrows. Forbidden answers as absent does, so nobody learns what exists.
 */
export const refuseForbidden = (session: StaffSession, access: RoleAccess, input: unknown): void => {
  refuseUnready(session);
  if (!mayCall(session, access, input)) throw new Refusal('not_found');
};
