import type { Access } from '@skillcert/api-client/contract';
import { canUseClass, dutyLists, type PermissionClasses, rolesHere, usableRoles } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../calls/caller.js';

type Scoped = Pick<StaffSession, 'roles' | 'permission_classes'>;

/** Whether the session's class lists do not matter: the platform's own staff. */
export const seesEveryClass = ({ roles }: Pick<StaffSession, 'roles'>): boolean =>
  roles.includes('admin') || roles.includes('zky-admin');

/** The rows of `class c` that the session may see: those in any of its four lists. */
export const classScope = (caller: Scoped): RawBuilder<boolean> => {
  if (seesEveryClass(caller)) return sql<boolean>`true`;
  const { organization_classes, owner_classes, paid_in_classes, sign_in_classes } = caller.permission_classes;
  const ids = new Set([...organization_classes, ...owner_classes, ...paid_in_classes, ...sign_in_classes]);
  return sql<boolean>`c.class_id = any(${[...ids]}::bigint[])`;
};

const noClasses: PermissionClasses = {
  organization_classes: [],
  owner_classes: [],
  paid_in_classes: [],
  sign_in_classes: [],
};

/** The rows of `class c` whose candidates the session may see, by the list that core's matrix asks for. */
export const reviewScope = (caller: Scoped): RawBuilder<boolean> => {
  if (seesEveryClass(caller)) return sql<boolean>`true`;
  const { roles, permission_classes } = caller;
  const scope = { class_type: 'sign_up', is_organization: true } as const;
  const ids = dutyLists
    .filter((list) => canUseClass(roles, { ...noClasses, [list]: [1] }, scope, 1))
    .flatMap((list) => permission_classes[list]);
  return sql<boolean>`c.class_id = any(${[...new Set(ids)]}::bigint[])`;
};

type RoleAccess = Extract<Access, { to: 'roles' }>;

/**
 * The rows in whose class the session may make a call, as the guard decides it for one class; null where none of its
 * roles may make the call at all. `column` has the class.
 */
export const callScope = (
  { roles, permission_classes }: Scoped,
  { scope, roles: allowed }: RoleAccess,
  column: string,
): RawBuilder<boolean> | null => {
  if (usableRoles(roles, { roles: allowed }).length === 0) return null;
  const isLetIn = (lists: Partial<PermissionClasses>) =>
    rolesHere({ roles, permission_classes: lists }, { ...scope, roles: allowed }, 1).length > 0;
  if (isLetIn(noClasses)) return sql<boolean>`true`;
  const ids = dutyLists
    .filter((list) => isLetIn({ ...noClasses, [list]: [1] }))
    .flatMap((list) => permission_classes[list]);
  return sql<boolean>`${sql.ref(column)} = any(${[...new Set(ids)]}::bigint[])`;
};

/**
 * The rows of `enrolment e` that the session may see inside a class it may open: all of them for its owners, those of
 * the own unit for a unit that only takes part.
 */
export const candidateScope = (caller: Scoped & Pick<StaffSession, 'unit_id'>): RawBuilder<boolean> =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(e.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])
        or e.unit_id = ${caller.unit_id}::bigint)`;
