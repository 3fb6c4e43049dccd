import type { FieldProblem } from '@skillcert/api-client/contract';
import { isAccountName, isEmail, normaliseUsername } from '@skillcert/core';
import { consumeTicket } from '../../../platform/codes/consume-ticket.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFromAddress } from '../../../platform/http/guards/limit-address.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { hashPassword } from '../sign-in/password/hash-password.js';
import { passwordProblem } from '../sign-in/password/password-problem.js';
import { isCreditCodeText } from '../units/read-credit-code.js';
import { registerCandidate } from './register-candidate.js';
import { registerUnit } from './register-unit.js';

type Input = Call<'user/register'>['input'];

// A registration reveals which account names and credit codes are taken, so a phone may try only a few.
const perPhone = { name: 'register-phone', hits: 20, seconds: 3_600 };
const perAddress = { name: 'register-address', hits: 60, seconds: 3_600 };

const refuseProblems = (input: Input, username: string) => {
  const rule = input.kind === 'candidate' ? 'candidate' : 'staff';
  const password = passwordProblem(rule, input.password, username);
  const problems: Record<string, FieldProblem> = {
    ...(!isAccountName(username) && { username: 'invalid_username' }),
    ...(password && { password }),
    ...(input.email !== '' && !isEmail(input.email) && { email: 'invalid_email' }),
    ...(input.kind === 'unit' && !isCreditCodeText(input.com_code) && { com_code: 'invalid_credit_code' }),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};

/** Registers the holder of the verified phone. The proof is consumed only if the registration succeeds. */
export const register = handle('user/register', async ({ input, caller, services, request }) => {
  const username = normaliseUsername(input.username);
  refuseProblems(input, username);
  await takeFromAddress(services, perAddress, request.address);
  await takeFrom(services, perPhone, caller.phone_index.toString('base64url'));
  const password_hash = await hashPassword(input.password);
  const registration = { password_hash, caller, request };
  const setCookies = await services.store.withTx(async (tx) => {
    await consumeTicket(tx, caller.ticket_hash, services.now());
    if (input.kind === 'candidate')
      return registerCandidate(tx, services, { ...registration, fields: { ...input, username } });
    await registerUnit(tx, services, { ...registration, fields: { ...input, username } });
    return () => request.setCookie('ticket', '', 0);
  });
  setCookies();
  return { username, status: input.kind === 'candidate' ? 'approved' : 'pending' };
});
