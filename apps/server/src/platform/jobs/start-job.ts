import type { Services } from '../services.js';
import { giveLeaseBack, takeLease } from './take-lease.js';

/** Work that a server repeats. */
export interface Job {
  readonly name: string;
  readonly every_s: number;
  readonly run: (services: Services) => Promise<unknown>;
}

/**
 * Runs as long as the lease of the job is ours; the lease outlives three rounds, a dead server's ends by itself.
 * @returns the function that stops it: after the current round
 */
export const startJob = (
  services: Services,
  { name, every_s, run }: Job,
  holder: string,
): (() => Promise<void>) => {
  let due = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  const runRound = async () => {
    try {
      if (await takeLease(services.store.db, { name, holder, seconds: 3 * every_s })) await run(services);
    } catch (error) {
      services.log.warn({ err: error, job: name }, 'a job failed; it runs again in the next round');
    }
  };
  const runDue = async () => {
    while (due && !stopped) {
      due = false;
      await runRound();
    }
    running = undefined;
  };
  // However many ticks come during a round, one round follows it: a queue of them would keep a server from
  // stopping.
  const next = () => {
    due = true;
    running ??= runDue();
  };
  next();
  const timer = setInterval(next, every_s * 1_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped = true;
    await running;
    await giveLeaseBack(services.store.db, { name, holder });
  };
};
