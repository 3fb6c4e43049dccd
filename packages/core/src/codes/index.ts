export type { SignedTicket, TicketCode } from '../exam/read-ticket-code.js';
export { isTicketCode, readTicketCode, ticketMark } from '../exam/read-ticket-code.js';
export type { CertificateCode, SignedCertificate } from './read-certificate-code.js';
export { certificateCodeIn, certificateMark, readCertificateCode } from './read-certificate-code.js';
