import type { TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { randomToken } from '../crypto/random-token.js';
import { sha256 } from '../crypto/sha256.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';

interface Proof {
  readonly purpose: TicketPurpose;
  /** Canonical. */
  readonly phone: string;
}

/** Opens a ticket for a phone that was just proven. @returns the secret for the `ticket` cookie */
export const openTicket = async (
  { keyring, now, store }: Pick<Services, 'keyring' | 'now' | 'store'>,
  { purpose, phone }: Proof,
  tx: Transaction<Database> | Services['store']['db'] = store.db,
): Promise<string> => {
  const secret = randomToken();
  await tx
    .insertInto('ticket')
    .values({
      ticket_hash: sha256(secret),
      purpose,
      phone_enc: keyring.seal('phone', phone),
      phone_index: keyring.blindIndex('phone', phone),
      expires_at: new Date(now().getTime() + limits.ticket_life_seconds[purpose] * 1000),
    })
    .execute();
  return secret;
};
