import { answerCode } from '../../../platform/codes/answer-code.js';
import { readPhone } from '../../../platform/codes/read-phone.js';
import { handle } from '../../../platform/http/calls/handle.js';

/**
 * Sends a code. The answer is the same for a known and an unknown phone; the code works only in the browser that asked
 * for it.
 */
export const fetchClassVerfyCode = handle('class/fetchClassVerfyCode', ({ input, services, request }) =>
  answerCode(services, request, { purpose: 'enrol', phone: readPhone(input.phone), deliver: true }),
);
