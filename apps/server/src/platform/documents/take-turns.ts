import { Refusal } from '../http/errors/refuse.js';

interface Turns {
  /**
   * Runs work once fewer than `at_once` tasks run, in the order of arrival. Aborted work no longer waits.
   * @throws a Refusal `busy` if too many wait, and the signal's reason
   */
  readonly of: <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;
  readonly working: () => number;
}

/** Runs a few tasks at once and lets a bounded number wait. */
export const takeTurns = ({ at_once, waiting_max }: { at_once: number; waiting_max: number }): Turns => {
  let working = 0;
  const waiting = new Set<() => void>();
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        waiting.delete(begin);
        working += 1;
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(begin);
    });
  const take = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (working < at_once) working += 1;
    else if (waiting.size < waiting_max) await wait(signal);
    else throw new Refusal('busy', { retry_after: 2 });
  };
  const give = () => {
    working -= 1;
    const [next] = waiting;
    next?.();
  };
  return {
    of: async (signal, work) => {
      await take(signal);
      try {
        return await work();
      } finally {
        give();
      }
    },
    working: () => working,
  };
};
