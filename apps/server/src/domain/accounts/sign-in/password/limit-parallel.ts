/** Runs work with at most so many at once. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

interface LimiterOptions {
  readonly at_once: number;
  /** How many may wait. */
  readonly waiting: number;
  /** What the next one is told. */
  readonly refuse: () => Error;
}

/** Creates a limiter: the work beyond `at_once` waits in line, the work beyond the line is refused at once. */
export const limitParallel = ({ at_once, waiting, refuse }: LimiterOptions): Limiter => {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < at_once) running += 1;
    else {
      if (line.length >= waiting) throw refuse();
      // Whoever finishes hands its place over, so `running` stays as it is.
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
