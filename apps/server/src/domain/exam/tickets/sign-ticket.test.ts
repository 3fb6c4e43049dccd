import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyring } from '../../../platform/crypto/keyring.js';
import { signTicket, ticketKey, verifyTicket } from './sign-ticket.js';

const root = randomBytes(32);
const key = ticketKey(createKeyring(root));
const ticket = {
  class_id: 180143985094819,
  enrol_no: 'C26-0104-00058',
  ticket_no: 'C26-0104-T0058',
  revision: 2,
};
const code = signTicket(key, ticket);

it('says whose ticket it is, after a restart as well, and to whoever has the public key alone', () => {
  const { id, public_key } = ticketKey(createKeyring(root));
  expect(verifyTicket({ id, public_key }, code)).toEqual(ticket);
});

it('fits the characters that a QR code packs tightly', () => {
  expect(code).toMatch(/^[\dA-Z /.:$%*+-]+$/);
  expect(code.length).toBeLessThan(190);
});

it('is refused once any byte of it was changed, or with another key', () => {
  for (let at = 0; at < code.length; at += 1) {
    const changed = Buffer.from(code);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 5));
    expect(verifyTicket(key, changed.toString('latin1')), `byte ${at}`).toBeUndefined();
  }
  for (const wrong of [code.slice(0, -1), `${code}A`, code.toLowerCase(), '', 'C26-0104-00058']) {
    expect(verifyTicket(key, wrong)).toBeUndefined();
  }
  expect(verifyTicket(ticketKey(createKeyring(randomBytes(32))), code)).toBeUndefined();
});
