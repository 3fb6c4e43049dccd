import { proofHeader } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { readPhone } from '../codes/read-phone.js';
import { sendCode } from '../codes/send-code.js';
import { randomToken } from '../crypto/random-token.js';
import { handle } from '../http/handle.js';

// Longer than a code lives: what a browser asks for is counted by the hour.
const browserLife = 3_600;

const isSecret = (cookie: string | undefined) => cookie !== undefined && /^[\w-]{43}$/.test(cookie);

/** Sends a code. The answer is the same whether the phone is known or not; the code works in the asking browser only. */
export const fetchClassVerfyCode = handle(
  'class/fetchClassVerfyCode',
  async ({ input, services, request }) => {
    const phone = readPhone(input.phone);
    const known = request.cookie('code');
    const browser = known !== undefined && isSecret(known) ? known : randomToken();
    const { address, language } = request;
    const proof = request.header(proofHeader);
    await sendCode(services, { purpose: 'enrol', phone, browser, address, language, proof });
    request.setCookie('code', browser, browserLife);
    return { resend_after: limits.code_resend_seconds, expires_in: limits.code_life_seconds };
  },
);
