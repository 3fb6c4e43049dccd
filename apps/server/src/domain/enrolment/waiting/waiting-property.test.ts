import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchClassRecommendLists } from '../../class/units/fetch-class-recommend-lists.js';
import { keepsPlaces } from '../../foundation/standing/open-seats.js';
import { returnQuotas } from '../quotas/return-quotas.js';
import { runQuotaClock } from '../quotas/run-quota-clock.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { runWaitingClock } from './run-waiting-clock.js';

const people = 9;

/** One action that somebody tries. */
const operation = fc.record({
  kind: fc.constantFrom('enrol', 'enrol', 'accept', 'withdraw', 'prefer', 'clock', 'hours_pass', 'return'),
  person: fc.nat({ max: people - 1 }),
});

/** A class without units, one whose unit has a limit, or one that keeps the unit's places. */
const kind = fc.constantFrom('single', 'joint', 'kept');

/** The actions that are tried at the same moment. */
const batch = fc.array(operation, { minLength: 2, maxLength: 9 });

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const start = Date.parse('2026-11-21T04:00:00Z');

describe.each(engines)('whatever happens at the same time, on $name,', (engine) => {
  let services: TestServices;
  let unit_id: number;
  let round = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    unit_id = await insertUnit(services, '华东技术咨询协会');
  });
  afterAll(() => services.close());

  /** A new class, with the actions that people try in it. */
  const openScene = async (capacity: number, of: 'single' | 'joint' | 'kept') => {
    const joint = of !== 'single';
    round += 1;
    const first = round * people;
    let hours = 0;
    services.moveTo(new Date(start).toISOString());
    const quotas_kept_until = of === 'kept' ? new Date(start + 40 * 3_600_000) : null;
    const class_id = await insertTestClass(services, {
      capacity,
      class_type: joint ? 1 : 0,
      quotas_kept_until,
    });
    const unit = { class_id, unit_id, quota: 1, share_bp: 10_000 };
    if (joint) await services.store.db.insertInto('class_unit').values(unit).execute();
    const desk = waitingDesk(services, class_id);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const acts = {
      enrol: (n: number) => desk.enrol(n, joint && n % 2 === 0 ? { unit_id } : {}),
      accept: (n: number) => desk.apply(n, 'accept'),
      withdraw: (n: number) => desk.apply(n, 'withdraw'),
      prefer: (n: number) => desk.review(master, n, 'prefer', '情况特殊'),
      clock: async () => {
        await runQuotaClock(services);
        return runWaitingClock(services);
      },
      return: async () => {
        const { updated_at } = await callHandler(fetchClassRecommendLists, {
          services,
          caller: master,
          input: { class_id },
        });
        return callHandler(returnQuotas, { services, caller: master, input: { class_id, updated_at } });
      },
      hours_pass: async () => {
        hours += 13;
        services.moveTo(new Date(start + hours * 3_600_000).toISOString());
      },
    };
    const run = ({ kind, person }: Operation): Promise<unknown> =>
      // An action without an enrolment to act on counts like a refused one.
      acts[kind](first + person).catch((error: unknown) => {
        if (!(error instanceof Refusal) && !String(error).includes('has no enrolment')) throw error;
      });
    /** The free seats that are not kept for the unit. */
    const beside = async () => {
      const { rows } = await sql<{ seats: number }>`
        select c.capacity - c.taken - coalesce(sum(cu.quota - cu.taken), 0)::int4 as seats
        from class c left join class_unit cu on cu.class_id = c.class_id and ${keepsPlaces}
        where c.class_id = ${class_id} group by c.class_id`.execute(services.store.db);
      return rows[0]?.seats;
    };
    return { class_id, desk, run, beside };
  };

  it('seats and held offers never pass the capacity nor a quota, and the counts are what the rows say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        kind,
        async (batches, capacity, of) => {
          const { class_id, desk, run, beside } = await openScene(capacity, of);
          for (const operations of batches) {
            await Promise.all(operations.map(run));
            const { taken, waiting, held, listed, byRule } = await desk.counts();
            expect([taken, waiting, byRule]).toEqual([held, listed, held]);
            expect(held).toBeLessThanOrEqual(capacity);
            expect(await beside()).toBeGreaterThanOrEqual(0);
          }
          await runWaitingClock(services);
          const { taken, waiting } = await desk.counts();
          // Nobody waits while a seat is free, except in a joint class, where their unit may be full.
          expect(of !== 'single' || waiting === 0 || taken === capacity).toBe(true);
          expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 15 },
    );
  });
});
