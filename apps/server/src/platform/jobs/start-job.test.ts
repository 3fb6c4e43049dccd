import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { engines } from '../../testing/engines.js';
import { type Round, startJob } from './start-job.js';

describe.each(engines)('a recurring job on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => void vi.useRealTimers());

  /** A job whose rounds last until they are released. */
  const longJob = () => {
    const rounds: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => void rounds.push(resolve));
    const stop = startJob(services, { name: 'long', every_s: 2, run }, 'this-server');
    const begun = (count: number) => vi.waitFor(() => expect(rounds).toHaveLength(count));
    return { rounds, stop, begun };
  };

  it('runs once more after a round that outlasts many ticks, and then waits for the next tick', async () => {
    const { rounds, stop, begun } = longJob();
    await begun(1);
    vi.advanceTimersByTime(60_000);
    rounds[0]?.();
    await begun(2);
    rounds[1]?.();
    vi.advanceTimersByTime(2_000);
    await begun(3);
    rounds[2]?.();
    await stop();
    expect(rounds).toHaveLength(3);
  });

  it('pauses where a round asks for it, here and on another server, and runs at the next tick after it', async () => {
    const rounds: string[] = [];
    const job = (server: string) => ({
      name: 'tired',
      every_s: 2,
      run: async (_: unknown, { rest }: Round) => {
        rounds.push(server);
        if (rounds.length === 1) rest(30);
      },
    });
    const stop = startJob(services, job('this'), 'this-server');
    await vi.waitFor(() => expect(rounds).toEqual(['this']));
    const leaseEnds = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from locked_until - now())::float8 as seconds from job_lease where name = 'tired'`.execute(
        services.store.db,
      );
      return rows[0]?.seconds ?? 0;
    };
    await vi.waitFor(async () => expect(await leaseEnds()).toBeGreaterThan(20));
    vi.advanceTimersByTime(28_000);
    const stopOther = startJob(services, job('other'), 'other-server');
    await stopOther();
    expect(rounds).toEqual(['this']);
    vi.advanceTimersByTime(4_000);
    await vi.waitFor(() => expect(rounds).toEqual(['this', 'this']));
    await stop();
  });

  it('is stopped with the round under way, even if more came due meanwhile', async () => {
    const { rounds, stop, begun } = longJob();
    await begun(1);
    vi.advanceTimersByTime(60_000);
    const stopped = stop();
    rounds[0]?.();
    await stopped;
    expect(rounds).toHaveLength(1);
    const leases = await services.store.db.selectFrom('job_lease').selectAll().execute();
    expect(leases).toEqual([]);
  });
});
