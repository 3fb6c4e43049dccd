import { isCallError } from '@skillcert/api-client';

/** Runs a command with the key by which the server knows one that is made again. */
export type Keyed = <Result>(command: (key: string) => Promise<Result>) => Promise<Result>;

/**
 * Gives each command an idempotency key. The key stays while the outcome is unknown (no answer, or `busy`), so a retry
 * runs at most once. Any other answer or refusal ends it: the next command gets a new key.
 */
export const newKeyed = (): Keyed => {
  let kept: string | undefined;
  return async (command) => {
    kept ??= crypto.randomUUID();
    try {
      const done = await command(kept);
      kept = undefined;
      return done;
    } catch (error) {
      if (isCallError(error, 'refused') && error.refusal !== 'busy') kept = undefined;
      throw error;
    }
  };
};
