import { isTicketCode, normaliseScan, readTicketCode, type SignedTicket, wholeNumber } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';
import { ticketKey, verifyTicket } from '../tickets/sign-ticket.js';

/** What was scanned or typed at the door. */
export interface ReadNumber {
  /** As it is stored; the text itself where it is no genuine ticket. */
  readonly enrol_no: string;
  readonly ticket?: SignedTicket;
  /** Why a text that means to be the code of a ticket is none: it is not whole, or was not signed here. */
  readonly flaw?: 'misread_code' | 'forged_ticket';
}

/**
 * Reads the number of an enrolment or a ticket, or the code of a ticket, as scanners and people type them, with dashes
 * or without.
 */
export const readNumber = (
  { keyring, programme }: Pick<Services, 'keyring' | 'programme'>,
  typed: string,
): ReadNumber => {
  const text = normaliseScan(typed);
  if (!isTicketCode(text)) return { enrol_no: wholeNumber(programme.numbers, text) };
  // A scan that lost a mark accuses nobody.
  if (!readTicketCode(text)) return { enrol_no: text, flaw: 'misread_code' };
  const ticket = verifyTicket(ticketKey(keyring), text);
  return ticket ? { enrol_no: ticket.enrol_no, ticket } : { enrol_no: text, flaw: 'forged_ticket' };
};
