import type { Transaction } from 'kysely';
import { Refusal } from '../http/errors/refuse.js';
import type { Database } from '../store/database.js';

/** Uses the proof up. Of two uses at once the second finds none. @throws Refusal phone_unproven */
export const consumeTicket = async (tx: Transaction<Database>, ticket_hash: Buffer, now: Date) => {
  const used = await tx
    .updateTable('ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticket_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  if (!used) throw new Refusal('phone_unproven');
};
