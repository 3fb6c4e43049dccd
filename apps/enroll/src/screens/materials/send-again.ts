import { isCallError } from '@skillcert/api-client';

const tries = 6;
const first_wait_ms = 1_000;

/** Until the network is back, or some time has passed: browsers do not always notice. */
const waited = (attempt: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, first_wait_ms * 2 ** attempt);
    addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });

/** Sends; where the connection was lost on the way, waits for it and sends again. A refusal is final at once. */
export const sendAgain = async <Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const lost = isCallError(error) && error.failure === 'network';
      if (!lost || attempt === tries || signal.aborted) throw error;
      await waited(attempt, signal);
    }
  }
};
