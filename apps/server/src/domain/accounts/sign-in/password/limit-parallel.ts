/** Runs work, and limits how much of it runs at once. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

interface LimiterOptions {
  readonly at_once: number;
  /** The number of calls that may wait. */
  readonly waiting: number;
  /** Creates the error for a call that finds the line full. */
  readonly refuse: () => Error;
}

/** Creates a limiter. Work beyond `at_once` waits in a queue, and work beyond the queue is refused immediately. */
export const limitParallel = ({ at_once, waiting, refuse }: LimiterOptions): Limiter => {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < at_once) running += 1;
    else {
      if (line.length >= waiting) throw refuse();
      // Work that ends gives its place to the next, so `running` stays the same.
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
