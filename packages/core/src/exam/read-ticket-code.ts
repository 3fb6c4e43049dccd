import { readSignature, signaturePattern } from '../codes/read-signature.js';

/** What the code of a ticket says: whose it is, and which issue. */
export interface SignedTicket {
  readonly class_id: number;
  readonly enrol_no: string;
  readonly ticket_no: string;
  readonly revision: number;
}

/** A code taken apart, its signature not checked yet. */
export interface TicketCode {
  readonly ticket: SignedTicket;
  /** Which key it says that it was signed with. */
  readonly key_id: string;
  /** What was signed, as UTF-8. */
  readonly says: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** What every code of a ticket begins with. */
export const ticketMark = 'SC1';

const parts = new RegExp(
  `^(${ticketMark}/([A-Z2-7]+)/([1-9A-Z][\\dA-Z]*)/([^/]+)/([^/]+)/([1-9]\\d*))/(${signaturePattern})$`,
);

/** Whether what was scanned means to be the code of a ticket, be it a genuine one or not. */
export const isTicketCode = (scanned: string): boolean => scanned.startsWith(`${ticketMark}/`);

/** The number that somebody is looked up by: of the code of a ticket, be it a genuine one or not, the enrolment number in it; else the text itself. */
export const numberInScan = (normalised: string): string =>
  readTicketCode(normalised)?.ticket.enrol_no ?? normalised;

/** Takes the code of a ticket apart; undefined for what nobody could have signed. */
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
