import { useState } from 'react';

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/**
 * Runs a callback and tracks whether its promise is pending. The caller reports a rejection: it passes through
 * unhandled, so that the error log sees it.
 */
export const usePending = (): [boolean, (work: () => unknown) => Promise<void>] => {
  const [pending, setPending] = useState(false);
  const run = async (work: () => unknown) => {
    const result = work();
    if (!isThenable(result)) return;
    setPending(true);
    try {
      await result;
    } finally {
      setPending(false);
    }
  };
  return [pending, run];
};
