import { answerCode } from '../codes/answer-code.js';
import { readPhone } from '../codes/read-phone.js';
import { handle } from '../http/handle.js';
import { accountsOfPhone } from './accounts-of-phone.js';

/** Sends a code to an account's phone. Nobody learns from the answer whether there is such an account; a message leaves only then. */
export const fetchVerfyCode = handle('user/fetchVerfyCode', async ({ input, services, request }) => {
  const phone = readPhone(input.phone);
  const accounts = await accountsOfPhone(services, services.keyring.blindIndex('phone', phone));
  return answerCode(services, request, { purpose: input.purpose, phone, deliver: accounts.length > 0 });
});
