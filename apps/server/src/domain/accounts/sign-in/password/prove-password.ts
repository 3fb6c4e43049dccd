import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { countLogin } from '../count-login.js';
import type { OwnLogin } from '../find-own-login.js';
import { verifyPassword } from './verify-password.js';

/**
 * Makes sure that the user of a signed-in browser knows its password. Wrong ones count as at the sign-in.
 * @throws Refusal too_many, or the refusal of the field
 */
export const provePassword = async (
  services: Services,
  request: RequestFacts,
  { username_key, password_hash }: OwnLogin,
  typed: { readonly field: 'password' | 'old_password'; readonly password: string },
): Promise<void> => {
  const attempt = await countLogin(services, request.address, username_key);
  if (!(await verifyPassword(password_hash, typed.password))) {
    await attempt.delay();
    throw refuseFields({ [typed.field]: 'wrong_password' });
  }
  await attempt.forgive();
};
