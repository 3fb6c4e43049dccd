import { isTicketCode, normaliseScan, readTicketCode, type SignedTicket, wholeNumber } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';
import { ticketKey, verifyTicket } from '../tickets/sign-ticket.js';

/** A number or a code that was scanned or typed at the door. */
export interface ReadNumber {
  /** The number as it is stored; the text itself if it is a code that is not genuine. */
  readonly enrol_no: string;
  readonly ticket?: SignedTicket;
  /** Why a text that looks like the code of a ticket is not one: it is incomplete, or was not signed here. */
  readonly flaw?: 'misread_code' | 'forged_ticket';
}

/** Reads the number of an enrolment or a ticket, or the code of a ticket, as scanned or typed. Dashes are optional. */
export const readNumber = (
  { keyring, programme }: Pick<Services, 'keyring' | 'programme'>,
  typed: string,
): ReadNumber => {
  const text = normaliseScan(typed);
  if (!isTicketCode(text)) return { enrol_no: wholeNumber(programme.numbers, text) };
  // An incomplete code is a misread, not a forgery.
  if (!readTicketCode(text)) return { enrol_no: text, flaw: 'misread_code' };
  const ticket = verifyTicket(ticketKey(keyring), text);
  return ticket ? { enrol_no: ticket.enrol_no, ticket } : { enrol_no: text, flaw: 'forged_ticket' };
};
