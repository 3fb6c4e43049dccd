import { answerCode } from '../../../platform/codes/answer-code.js';
import { readPhone } from '../../../platform/codes/read-phone.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { accountsOfPhone } from './accounts-of-phone.js';

/**
 * Sends a code to a phone. The answer does not reveal whether there is an account. To reset a password or to sign in a
 * message leaves only if there is one; to register it always leaves.
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
