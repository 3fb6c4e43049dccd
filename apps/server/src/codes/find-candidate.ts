import type { TicketPurpose } from '@skillcert/api-client/contract';
import { maskPhone } from '@skillcert/core';
import { sha256 } from '../crypto/sha256.js';
import type { Candidate } from '../http/caller.js';
import { Refusal } from '../http/refuse.js';
import type { Services } from '../services.js';

/** The candidate whose ticket the request carries. @throws Refusal phone_unproven */
export const findCandidate = async (
  { store, keyring, now }: Services,
  purpose: TicketPurpose,
  secret: string | undefined,
): Promise<Candidate> => {
  const ticket_hash = sha256(secret ?? '');
  const ticket = await store.db
    .selectFrom('ticket')
    .select(['phone_enc', 'phone_index'])
    .where('ticket_hash', '=', ticket_hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!ticket) throw new Refusal('phone_unproven');
  const phone = keyring.open('phone', ticket.phone_enc);
  return { ticket_hash, phone, phone_index: ticket.phone_index, phone_masked: maskPhone(phone) };
};
