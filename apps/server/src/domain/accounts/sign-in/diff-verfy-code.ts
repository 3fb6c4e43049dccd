import { answerProof } from '../../../platform/codes/answer-proof.js';
import { handle } from '../../../platform/http/calls/handle.js';

/** Proves the phone of an account, or of one to be, by its code. The proof is a ticket in an HttpOnly cookie. */
export const diffVerfyCode = handle('user/diffVerfyCode', ({ input, services, request }) =>
  answerProof(services, request, input.purpose, input),
);
