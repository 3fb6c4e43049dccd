import type { TicketPurpose } from '@skillcert/api-client/contract';
import { maskPhone } from '@skillcert/core';
import { sha256 } from '../crypto/sha256.js';
import type { Candidate } from '../http/calls/caller.js';
import type { Services } from '../services.js';

/** The candidate whose ticket the request carries. */
export const findCandidate = async (
  { tickets, keyring }: Services,
  purpose: TicketPurpose,
  secret: string | undefined,
): Promise<Candidate | undefined> => {
  const ticket_hash = sha256(secret ?? '');
  const ticket = await tickets.read({ purpose, ticket_hash });
  if (!ticket) return undefined;
  const phone = keyring.open('phone', ticket.phone_enc);
  return { ...ticket, ticket_hash, phone, phone_masked: maskPhone(phone) };
};
