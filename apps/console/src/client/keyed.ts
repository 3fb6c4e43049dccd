import { type Client, isCallError } from '@skillcert/api-client';

/** A command that is given again later than this is meant anew: others may have undone it meanwhile. */
const retry_ms = 5 * 60_000;

/**
 * Sends each command with an idempotency key. The key of a command stays for some minutes while its outcome is unknown
 * (no answer, or `busy`), so a retry runs at most once. Any other answer or refusal ends it. A command of other input
 * has another key: the server refuses a key that came with something else.
 */
export const newKeyed = (send: Client): Client => {
  const kept = new Map<string, { readonly key: string; readonly since: number }>();
  const keyOf = (command: string) => {
    const before = kept.get(command);
    if (before && Date.now() - before.since < retry_ms) return before.key;
    const key = crypto.randomUUID();
    kept.set(command, { key, since: Date.now() });
    return key;
  };
  return async (name, input, options) => {
    const command = JSON.stringify([name, input, options?.body?.size]);
    const key = keyOf(command);
    try {
      const done = await send(name, input, { ...options, key });
      kept.delete(command);
      return done;
    } catch (error) {
      if (isCallError(error, 'refused') && error.refusal !== 'busy') kept.delete(command);
      throw error;
    }
  };
};
