import { handle } from '../../../platform/http/calls/handle.js';

/** Whether the password that an administrator set still stands, as the session knows it at this moment. */
export const checkInitPwd = handle('user/checkInitPwd', async ({ caller }) => ({
  stands: caller.must_change_password,
}));
