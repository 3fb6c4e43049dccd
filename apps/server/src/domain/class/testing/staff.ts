import type { Role } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';

interface Staff {
  readonly roles: readonly Role[];
  readonly name?: string;
  readonly unit_id?: number | null;
  readonly show_recommend?: boolean;
  readonly owner?: readonly number[];
  readonly organization?: readonly number[];
  readonly paid_in?: readonly number[];
  readonly sign_in?: readonly number[];
}

/** An account with the session that its roles and assignments give it. */
export const openStaff = async (
  { store }: Pick<Services, 'store'>,
  {
    roles,
    name = '林秋月',
    unit_id = null,
    show_recommend = false,
    owner = [],
    organization = [],
    paid_in = [],
    sign_in = [],
  }: Staff,
): Promise<StaffSession> => {
  const username = `staff${Math.random().toString(36).slice(2, 12)}`;
  const { user_id } = await store.db
    .insertInto('account')
    .values({ username, username_key: username, name, unit_id, status: 'approved' })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return {
    session_id: user_id,
    session_hash: Buffer.alloc(32, 7),
    user_id,
    name,
    unit_id,
    roles,
    held_roles: roles,
    permission_classes: {
      owner_classes: owner,
      organization_classes: organization,
      paid_in_classes: paid_in,
      sign_in_classes: sign_in,
    },
    show_recommend,
    must_change_password: false,
    must_enrol_factor: false,
  };
};

/** Keeps the rights of a session in the database too, where jobs read them anew. */
export const keepRights = async (
  { store: { db } }: Pick<Services, 'store'>,
  { user_id, roles, permission_classes }: StaffSession,
): Promise<void> => {
  await db
    .insertInto('account_role')
    .values(roles.map((role) => ({ user_id, role })))
    .execute();
  for (const class_id of permission_classes.owner_classes)
    await db.insertInto('assignment').values({ user_id, class_id, duty: 'owner' }).execute();
  for (const class_id of permission_classes.organization_classes)
    await db.insertInto('assignment').values({ user_id, class_id, duty: 'organization' }).execute();
};

/** A unit by name. */
export const insertUnit = async ({ store }: Pick<Services, 'store'>, com_name: string): Promise<number> => {
  const { unit_id } = await store.db
    .insertInto('unit')
    .values({ com_name })
    .returning('unit_id')
    .executeTakeFirstOrThrow();
  return unit_id;
};
