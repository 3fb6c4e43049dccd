import { timingSafeEqual } from 'node:crypto';
import type { TicketPurpose } from '@skillcert/api-client/contract';
import { sha256 } from '../crypto/sha256.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Services } from '../services.js';
import { openTicket } from './open-ticket.js';

/** A typed code. */
export interface CodeProof {
  readonly purpose: TicketPurpose;
  /** Canonical. */
  readonly phone: string;
  readonly code: string;
  /** The secret of the browser's `code` cookie. */
  readonly browser: string | undefined;
}

/** Takes one of the tries before anything is compared: parallel guesses share five. Only the asking browser has any. */
const takeTry = async ({ store, now }: Services, { purpose, browser }: CodeProof, phone_index: Buffer) => {
  const taken = await store.db
    .updateTable('verify_code')
    .set((column) => ({ tries_left: column('tries_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('phone_index', '=', phone_index)
    .where('class_id', '=', 0)
    .where('requested_by', '=', sha256(browser ?? ''))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now())
    .returning('code_hash')
    .executeTakeFirst();
  return taken?.code_hash;
};

/**
 * Proves a phone by its code, once: of parallel right answers one wins.
 * @returns the secret of the ticket
 * @throws Refusal code_wrong for every reason: no code, expired, used, another browser's, or wrong
 */
export const provePhone = async (services: Services, proof: CodeProof): Promise<string> => {
  const { purpose, phone, code } = proof;
  const phone_index = services.keyring.blindIndex('phone', phone);
  const stored = await takeTry(services, proof, phone_index);
  const given = services.keyring.codeHash(purpose, phone_index, 0, code);
  if (!stored || !timingSafeEqual(stored, given)) throw new Refusal('code_wrong');
  return services.store.withTx(async (tx) => {
    // The row stays until it expires, so that the 60 seconds between two codes also hold after a proof.
    const used = await tx
      .updateTable('verify_code')
      .set({ tries_left: 0, code_hash: Buffer.alloc(32) })
      .where('purpose', '=', purpose)
      .where('phone_index', '=', phone_index)
      .where('class_id', '=', 0)
      .where('code_hash', '=', given)
      .returning('sent_at')
      .executeTakeFirst();
    if (!used) throw new Refusal('code_wrong');
    return openTicket(services, { purpose, phone }, tx);
  });
};
