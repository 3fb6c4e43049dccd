import { answerCode } from '../../../platform/codes/answer-code.js';
import { readPhone } from '../../../platform/codes/read-phone.js';
import { handle } from '../../../platform/http/calls/handle.js';

/**
 * Sends a code. The answer is the same whether the phone is known or not; the code works in the asking browser only.
 */
export const fetchClassVerfyCode = handle('class/fetchClassVerfyCode', ({ input, services, request }) =>
  answerCode(services, request, { purpose: 'enrol', phone: readPhone(input.phone), deliver: true }),
);
