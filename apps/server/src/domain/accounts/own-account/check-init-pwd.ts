import { handle } from '../../../platform/http/calls/handle.js';

/** Whether the account still has the password that an administrator set. */
export const checkInitPwd = handle('user/checkInitPwd', async ({ caller }) => ({
  stands: caller.must_change_password,
}));
