import { verify } from 'node:crypto';
import { readTicketCode, type SignedTicket, ticketMark } from '@skillcert/core';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { signCode } from '../../../platform/crypto/signed-code.js';
import type { SigningKey } from '../../../platform/crypto/signing-key.js';

/** The key pair that signs tickets. */
export const ticketKey = (keyring: Keyring): SigningKey => keyring.signingKey('ticket');

/** The code of a ticket: `SC1/key/class/enrolment number/ticket number/revision/signature`, the class in base 36. */
export const signTicket = (
  key: Pick<SigningKey, 'id' | 'private_key'>,
  { class_id, enrol_no, ticket_no, revision }: SignedTicket,
): string => signCode(key, ticketMark, [class_id.toString(36).toUpperCase(), enrol_no, ticket_no, revision]);

/** The content of a code, if this key signed it and nothing of it was changed. */
export const verifyTicket = (
  { id, public_key }: Pick<SigningKey, 'id' | 'public_key'>,
  code: string,
): SignedTicket | undefined => {
  const read = readTicketCode(code);
  if (read?.key_id !== id || !verify(null, Buffer.from(read.says), public_key, read.signature))
    return undefined;
  return read.ticket;
};
