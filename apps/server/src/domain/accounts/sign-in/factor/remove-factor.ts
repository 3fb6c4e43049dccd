import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { findOwnLogin } from '../find-own-login.js';
import { provePassword } from '../password/prove-password.js';
import { consumeFactor } from './consume-factor.js';
import { countFactor } from './count-factor.js';
import { forgetFactor, lockOwnFactor } from './own-factor.js';

/**
 * Removes the caller's second factor, with the password and a code of it. If a role requires one, the caller must then
 * enrol another.
 */
export const removeFactor = handle('user/removeFactor', async ({ input, caller, services, request }) => {
  const { user_id } = caller;
  const login = await findOwnLogin(services, user_id);
  await provePassword(services, request, login, { field: 'password', password: input.password });
  const giveBack = await countFactor(services, user_id);
  await services.store.withTx(async (tx) => {
    const at = services.now();
    await lockOwnFactor(tx, user_id);
    const proof = await consumeFactor(tx, services, user_id, input.verify_code);
    await forgetFactor(tx, user_id);
    const event = { at, action: 'remove_factor', object_type: 'account', object_id: user_id };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { proof } }]);
  });
  await giveBack();
  return {};
});
