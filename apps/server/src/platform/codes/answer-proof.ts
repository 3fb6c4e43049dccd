import type { TicketPurpose } from '@skillcert/api-client/contract';
import { limits, maskPhone } from '@skillcert/core';
import type { RequestFacts } from '../http/calls/handle.js';
import { refuseFields } from '../http/errors/refuse.js';
import { takeFromAddress } from '../http/guards/limit-address.js';
import type { Services } from '../services.js';
import { provePhone } from './prove-phone.js';
import { readPhone } from './read-phone.js';

const perAddress = { name: 'code-tries', hits: 100, seconds: 3_600 };

/** The input that proves a phone. */
interface Typed {
  readonly phone: string;
  readonly verify_code: string;
}

/** Proves a phone by its code. The proof is a ticket in an HttpOnly cookie. */
export const answerProof = async (
  services: Services,
  request: RequestFacts,
  purpose: TicketPurpose,
  typed: Typed,
) => {
  const phone = readPhone(typed.phone);
  const code = typed.verify_code.normalize('NFKC');
  if (!/^\d{6}$/.test(code)) throw refuseFields({ verify_code: 'invalid_code' });
  await takeFromAddress(services, perAddress, request.address);
  const ticket = await provePhone(services, { purpose, phone, code, browser: request.cookie('code') });
  const expires_in = limits.ticket_life_seconds[purpose];
  request.setCookie('ticket', ticket, expires_in);
  return { phone_masked: maskPhone(phone), expires_in };
};
