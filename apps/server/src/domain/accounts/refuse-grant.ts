import { type Role, roles } from '@skillcert/core';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';

/**
 * The roles that a session may give and take. A change of roles never gives `admin`: that takes two people (grant/).
 */
const inGift = ({ roles: own }: Pick<StaffSession, 'roles'>): readonly Role[] => {
  if (own.includes('admin')) return roles.filter((role) => role !== 'admin');
  if (own.includes('zky-admin')) return roles.filter((role) => role !== 'admin' && role !== 'zky-admin');
  return own.includes('recommend') ? ['editor'] : [];
};

/** @throws a Refusal of the field `roles` if the session may not make this change of roles */
export const refuseGrant = (
  caller: Pick<StaffSession, 'roles'>,
  before: readonly Role[],
  after: readonly Role[],
): void => {
  const gift = inGift(caller);
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  const isMine = (role: Role) => gift.includes(role) || caller.roles.includes('admin');
  if (!given.every((role) => gift.includes(role)) || !taken.every(isMine)) {
    throw refuseFields({ roles: 'not_offered' });
  }
};
