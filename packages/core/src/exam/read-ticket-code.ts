import { readSignature, signaturePattern } from '../codes/read-signature.js';

/** The statement in the code of a ticket: its candidate and its issue. */
export interface SignedTicket {
  readonly class_id: number;
  readonly enrol_no: string;
  readonly ticket_no: string;
  readonly revision: number;
}

/** A code taken apart, its signature not checked yet. */
export interface TicketCode {
  readonly ticket: SignedTicket;
  /** The key that it claims to be signed with. */
  readonly key_id: string;
  /** The signed text, as UTF-8. */
  readonly says: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The first characters of every ticket code. */
export const ticketMark = 'SC1';

const parts = new RegExp(
  `^(${ticketMark}/([A-Z2-7]+)/([1-9A-Z][\\dA-Z]*)/([^/]+)/([^/]+)/([1-9]\\d*))/(${signaturePattern})$`,
);

/** Whether a scanned text is meant to be the code of a ticket, genuine or not. */
export const isTicketCode = (scanned: string): boolean => scanned.startsWith(`${ticketMark}/`);

/**
 * The number to look a candidate up by: for the code of a ticket, genuine or not, the enrolment number in it; else
 * the text itself.
 */
export const numberInScan = (normalised: string): string =>
  readTicketCode(normalised)?.ticket.enrol_no ?? normalised;

/** Takes the code of a ticket apart; undefined for a text that cannot have been signed. */
export const readTicketCode = (code: string): TicketCode | undefined => {
  const found = parts.exec(code);
  if (!found) return undefined;
  const [, says = '', key_id = '', class_id = '', enrol_no = '', ticket_no = '', revision, signature = ''] =
    found;
  return {
    ticket: { class_id: Number.parseInt(class_id, 36), enrol_no, ticket_no, revision: Number(revision) },
    key_id,
    says,
    signature: readSignature(signature),
  };
};
