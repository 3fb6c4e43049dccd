import { randomUUID } from 'node:crypto';
import type { Services } from '../services.js';
import { sweepExpired } from '../user/sweep-expired.js';
import { runClassClock } from './run-class-clock.js';
import { sweepLoosePhotos } from './sweep-loose-photos.js';
import { giveLeaseBack, takeLease } from './take-lease.js';

interface Job {
  readonly name: string;
  readonly every_s: number;
  readonly run: (services: Services) => Promise<unknown>;
}

const jobs: readonly Job[] = [
  { name: 'class-clock', every_s: 10, run: runClassClock },
  { name: 'loose-photos', every_s: 3_600, run: sweepLoosePhotos },
  { name: 'expired', every_s: 3_600, run: sweepExpired },
];

/** Runs as long as the lease of the job is ours; the lease outlives three rounds, a dead server's ends by itself. */
const startJob = (services: Services, { name, every_s, run }: Job, holder: string) => {
  let round: Promise<void> = Promise.resolve();
  const runRound = async () => {
    try {
      if (await takeLease(services.store.db, { name, holder, seconds: 3 * every_s })) await run(services);
    } catch (error) {
      services.log.warn({ err: error, job: name }, 'a job failed; it runs again in the next round');
    }
  };
  const next = () => {
    round = round.then(runRound);
  };
  next();
  const timer = setInterval(next, every_s * 1_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
    await giveLeaseBack(services.store.db, { name, holder });
  };
};

/** Starts the recurring jobs of this server; `stop` waits for the round that is running and gives the leases back. */
export const startJobs = (services: Services): { stop: () => Promise<void> } => {
  const holder = randomUUID();
  const stops = jobs.map((job) => startJob(services, job, holder));
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};
