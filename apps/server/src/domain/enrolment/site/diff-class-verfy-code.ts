import { answerProof } from '../../../platform/codes/answer-proof.js';
import { handle } from '../../../platform/http/calls/handle.js';

/** Proves a candidate's phone by its code. The proof is a ticket in an HttpOnly cookie. */
export const diffClassVerfyCode = handle('class/diffClassVerfyCode', ({ input, services, request }) =>
  answerProof(services, request, 'enrol', input),
);
