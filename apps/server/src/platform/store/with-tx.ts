import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.js';
import { errorCode } from './error-code.js';

const retryable = new Set(['40001', '40P01']);
const maxRetries = 5;

/**
 * Runs `fn` in one transaction. A serialisation failure (40001) or deadlock (40P01) is retried at most five times
 * with a random pause; nothing else is. `fn` can therefore run more than once: no side effects inside.
 */
export async function withTx<T>(
  db: Kysely<Database>,
  fn: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (retry === maxRetries || !retryable.has(errorCode(error))) throw error;
      await sleep(randomInt(1, 10 * 2 ** retry + 1));
    }
  }
}
