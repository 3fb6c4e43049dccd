/** Timers of at least this many milliseconds are frozen until a test advances the time. */
const shortest = 30_000;

/**
 * Holds the long timers of the page, so that their effects neither keep a test waiting nor come before it has
 * looked.
 */
export const holdTimers = () => {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, { readonly due: number; readonly run: () => void }>();
  let now = 0;
  let last = 0;
  Reflect.set(window, 'setTimeout', (run: TimerHandler, ms = 0, ...values: unknown[]) => {
    if (ms < shortest || typeof run !== 'function') return set(run, ms, ...values);
    last -= 1;
    held.set(last, { due: now + ms, run: () => run(...values) });
    return last;
  });
  Reflect.set(window, 'clearTimeout', (id: number | undefined) => {
    if (!held.delete(Number(id))) clear(id);
  });
  return {
    /** Lets the given milliseconds pass for the held timers. */
    pass: (ms: number) => {
      now += ms;
      for (const [id, { due, run }] of [...held]) {
        if (due > now) continue;
        held.delete(id);
        run();
      }
    },
    /** Gives the page its own timers back. */
    release: () => {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
};
