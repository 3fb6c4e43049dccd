import { answerCode } from '../../../platform/codes/answer-code.js';
import { readPhone } from '../../../platform/codes/read-phone.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { accountsOfPhone } from './accounts-of-phone.js';

/**
 * Sends a code to a phone. Nobody learns from the answer whether there is an account: to reset a password or to
 * sign in a message leaves only then, to register it always does.
 */
export const fetchVerfyCode = handle('user/fetchVerfyCode', async ({ input, services, request }) => {
  const { purpose } = input;
  const phone = readPhone(input.phone);
  const accounts = await accountsOfPhone(services, services.keyring.blindIndex('phone', phone));
  return answerCode(services, request, {
    purpose,
    phone,
    deliver: purpose === 'register' || accounts.length > 0,
  });
});
