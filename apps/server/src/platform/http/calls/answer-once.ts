import { timingSafeEqual } from 'node:crypto';
import type { CallName } from '@skillcert/api-client/contract';
import type { Transaction } from 'kysely';
import { sha256 } from '../../crypto/sha256.js';
import type { Services } from '../../services.js';
import type { Database } from '../../store/database.js';
import { Refusal } from '../errors/refuse.js';

interface KeyedCall {
  /** Whose key it is: two accounts may use the same one. */
  readonly owner: string;
  readonly key: string;
  readonly call: CallName;
  readonly input: unknown;
}

const readAnswer = async (tx: Transaction<Database>, { owner, key, call }: KeyedCall, hash: Buffer) => {
  const { answer, ...first } = await tx
    .selectFrom('idempotency')
    .select(['call', 'request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.call !== call || !timingSafeEqual(first.request_hash, hash)) throw new Refusal('key_reused');
  return answer;
};

/**
 * Runs a call at most once per key. The key, what the handler writes and the answer commit together: a repeated call
 * gets the first answer, a second one at the same time waits for the first, and a failure leaves the key free.
 * `run` gets services whose store is this transaction.
 */
export const answerOnce = (
  services: Services,
  keyed: KeyedCall,
  run: (services: Services) => Promise<object>,
): Promise<object | null> => {
  const request_hash = sha256(JSON.stringify(keyed.input));
  const { owner, key, call } = keyed;
  return services.store.withTx(async (tx) => {
    const claimed = await tx
      .insertInto('idempotency')
      .values({ owner, key, call, request_hash, created_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return readAnswer(tx, keyed, request_hash);
    const answer = await run({
      ...services,
      store: { ...services.store, db: tx, withTx: (within) => within(tx) },
    });
    await tx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute();
    return answer;
  });
};
