import { isTicketCode, type SignedTicket } from '@skillcert/core';
import type { Keyring } from '../../crypto/keyring.js';
import { ticketKey, verifyTicket } from '../tickets/sign-ticket.js';

/** What was scanned or typed at the door. */
export interface ReadNumber {
  /** As it is stored; the text itself where it is no genuine ticket. */
  readonly enrol_no: string;
  readonly ticket?: SignedTicket;
  /** Whether it means to be the code of a ticket, and is none that was signed here. */
  readonly forged: boolean;
}

/** Reads an enrolment number or the code of a ticket: hand scanners type what an input method makes of it, people type small letters. */
export const readNumber = (keyring: Keyring, typed: string): ReadNumber => {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
  if (!isTicketCode(text)) return { enrol_no: text, forged: false };
  const ticket = verifyTicket(ticketKey(keyring), text);
  return ticket ? { enrol_no: ticket.enrol_no, ticket, forged: false } : { enrol_no: text, forged: true };
};
