import { type Client, isCallError } from '@skillcert/api-client';

/**
 * Sends each command with an idempotency key. The key of a command stays while its outcome is unknown (no answer, or
 * `busy`), so a retry runs at most once. Any other answer or refusal ends it. A command of other input has another key:
 * the server refuses a key that came with something else.
 */
export const newKeyed = (send: Client): Client => {
  const kept = new Map<string, string>();
  return async (name, input, options) => {
    const command = JSON.stringify([name, input, options?.body?.size]);
    const key = kept.get(command) ?? crypto.randomUUID();
    kept.set(command, key);
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
