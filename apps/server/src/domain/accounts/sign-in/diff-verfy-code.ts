import { answerProof } from '../../../platform/codes/answer-proof.js';
import { handle } from '../../../platform/http/calls/handle.js';

/** Proves a phone by its code, for an account or a registration. The proof is a ticket in an HttpOnly cookie. */
export const diffVerfyCode = handle('user/diffVerfyCode', ({ input, services, request }) =>
  answerProof(services, request, input.purpose, input),
);
