import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../http/caller.js';

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

/**
 * The rows of `enrolment e` that the session may see inside a class it may open: all of them for its owners, those of the
 * own unit for a unit that only takes part.
 */
export const candidateScope = (caller: Scoped & Pick<StaffSession, 'unit_id'>): RawBuilder<boolean> =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(e.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])
        or e.unit_id = ${caller.unit_id}::bigint)`;
