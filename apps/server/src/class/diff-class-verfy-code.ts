import { limits, maskPhone } from '@skillcert/core';
import { provePhone } from '../codes/prove-phone.js';
import { readPhone } from '../codes/read-phone.js';
import { handle } from '../http/handle.js';
import { takeFromAddress } from '../http/limit-address.js';
import { refuseFields } from '../http/refuse.js';

const perAddress = { name: 'code-tries', hits: 100, seconds: 3_600 };

/** Proves a phone by its code. The proof is a ticket in an HttpOnly cookie. */
export const diffClassVerfyCode = handle('class/diffClassVerfyCode', async ({ input, services, request }) => {
  const phone = readPhone(input.phone);
  const code = input.verify_code.normalize('NFKC');
  if (!/^\d{6}$/.test(code)) throw refuseFields({ verify_code: 'invalid_code' });
  await takeFromAddress(services, perAddress, request.address);
  const ticket = await provePhone(services, {
    purpose: 'enrol',
    phone,
    code,
    browser: request.cookie('code'),
  });
  request.setCookie('ticket', ticket, limits.enrol_ticket_life_seconds);
  return { phone_masked: maskPhone(phone), expires_in: limits.enrol_ticket_life_seconds };
});
