import type { Services } from '../services.js';
import { giveLeaseBack, takeLease } from './take-lease.js';

/** A round of a job. */
export interface Round {
  /** Asks for a pause of so many seconds after this round, in which no other server runs the job either. */
  readonly rest: (seconds: number) => void;
}

/** Work that a server repeats. */
export interface Job {
  readonly name: string;
  readonly every_s: number;
  readonly run: (services: Services, round: Round) => Promise<unknown>;
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
  let resting: NodeJS.Timeout | undefined;
  const begin = async () => {
    const { db } = services.store;
    if (!(await takeLease(db, { name, holder, seconds: 3 * every_s }))) return;
    let rest_s = 0;
    await run(services, {
      rest: (seconds) => {
        rest_s = seconds;
      },
    });
    if (rest_s === 0 || stopped) return;
    resting = setTimeout(() => {
      resting = undefined;
    }, rest_s * 1_000).unref();
    // Another server would otherwise take the lease, which ends before the pause, and begin at once.
    await takeLease(db, { name, holder, seconds: rest_s + every_s });
  };
  const runRound = async () => {
    try {
      await begin();
    } catch (error) {
      services.log.warn({ err: error, job: name }, 'a job failed; it runs again in the next round');
    }
  };
  const runDue = async () => {
    while (due && !stopped && !resting) {
      due = false;
      await runRound();
    }
    running = undefined;
  };
  // However many ticks come during a round, one round follows it: a queue of them would keep a server from
  // stopping.
  const next = () => {
    if (resting) return;
    due = true;
    running ??= runDue();
  };
  next();
  const timer = setInterval(next, every_s * 1_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    clearTimeout(resting);
    stopped = true;
    await running;
    await giveLeaseBack(services.store.db, { name, holder });
  };
};
