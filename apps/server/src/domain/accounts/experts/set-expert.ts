import type { Role } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { changeAccount } from '../change-account.js';
import { findAccountRecord } from '../find-account-record.js';
import { lockForeignAccount } from '../lock-account.js';

const withExpert = (roles: readonly Role[], is_expert: boolean): Role[] => [
  ...roles.filter((role) => role !== 'expert' && role !== 'no-active-expert'),
  is_expert ? 'expert' : 'no-active-expert',
];

/**
 * Makes an account an active or an inactive expert. An inactive one still sees the work profile, like an active one,
 * and nothing else.
 */
export const setExpert = handle('user/setExpert', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, is_expert, ...changes } = input;
    const before = await lockForeignAccount(tx, caller, user_id);
    const roles = withExpert(before.roles, is_expert);
    const act = { caller, request, user_id, at: services.now() };
    await changeAccount(tx, services, before, { ...changes, roles }, act);
    return findAccountRecord(tx, services.keyring, user_id);
  }),
);
