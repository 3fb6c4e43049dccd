import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runClassClock } from '../../domain/class/lifecycle/run-class-clock.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { runQuotaClock } from '../../domain/enrolment/quotas/run-quota-clock.js';
import { runCorrectionClock } from '../../domain/enrolment/review/run-correction-clock.js';
import { waitingDesk } from '../../domain/enrolment/testing/waiting-desk.js';
import { runWaitingClock } from '../../domain/enrolment/waiting/run-waiting-clock.js';
import { runPublicityClock } from '../../domain/scores/publicity/run-publicity-clock.js';
import { engines } from '../../testing/engines.js';
import type { Services } from '../services.js';

const start = '2026-11-21T04:00:00.000Z';
const later = '2027-01-04T04:00:00.000Z';

describe.each(engines)('a class that fails in a round of the clock, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo(start);
    // The data of another test would come due here too.
    await services.store.db.updateTable('class').set({ status: 'cancelled', waiting: 0 }).execute();
    await services.store.db.deleteFrom('enrolment').execute();
  });

  /** The services with a readable log, on a store whose first transaction fails. */
  const failingOnce = () => {
    const lines: string[] = [];
    let failed = false;
    const withTx: Services['store']['withTx'] = async (fn) => {
      if (failed) return services.store.withTx(fn);
      failed = true;
      throw new RangeError('a phone that cannot be opened');
    };
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    return { lines, services: { ...services, log, store: { ...services.store, withTx } } };
  };

  /**
   * Of two due classes the first fails: the other one moves, the log names the failed one, and the next round finds
   * it.
   */
  const holdsUpNobody = async (clock: (given: Services) => Promise<number>) => {
    const failing = failingOnce();
    expect(await clock(failing.services)).toBe(1);
    expect(failing.lines).toHaveLength(1);
    expect(failing.lines[0]).toContain('"class_id":');
    expect(await clock(services)).toBe(1);
  };

  it('blocks no other from being opened or closed', async () => {
    await insertTestClass(services, { status: 'approved' });
    await insertTestClass(services, { status: 'approved' });
    await holdsUpNobody(runClassClock);
    services.moveTo(later);
    await holdsUpNobody(runClassClock);
  });

  it('blocks no other from the expiry of returned enrolments', async () => {
    for (const n of [1, 2]) {
      const class_id = await insertTestClass(services);
      await waitingDesk(services, class_id).enrol(n);
    }
    const set = { status: 'returned' as const, mend_until: services.now() };
    await services.store.db.updateTable('enrolment').set(set).execute();
    await holdsUpNobody(runCorrectionClock);
  });

  it('blocks no other from the end of an offer', async () => {
    for (const n of [3, 5]) {
      const class_id = await insertTestClass(services, { capacity: 1 });
      const desk = waitingDesk(services, class_id);
      await desk.enrol(n);
      await desk.enrol(n + 1);
    }
    services.moveTo(later);
    await holdsUpNobody(runWaitingClock);
  });

  it('blocks no other from the return of its places', async () => {
    for (const _ of [1, 2])
      await insertTestClass(services, { class_type: 1, quotas_kept_until: services.now() });
    await holdsUpNobody(runQuotaClock);
  });

  it('blocks no other from the end of its publicity', async () => {
    for (const _ of [1, 2])
      await insertTestClass(services, { status: 'publicity', publicity_at: services.now() });
    services.moveTo('2026-12-15T04:00:00.000Z');
    await holdsUpNobody(runPublicityClock);
  });
});
