import { countBeat } from '@skillcert/core';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

/** The actions of a page, of several pages, or of a forger, all at once. */
const act = fc.oneof(
  fc.record({ what: fc.constant('open' as const), unit: fc.nat({ max: 1 }) }),
  fc.record({
    what: fc.constant('beat' as const),
    unit: fc.nat({ max: 1 }),
    /** Of the last sessions, or of one that never was. */
    back: fc.integer({ min: -2, max: 3 }),
  }),
);
const round = fc.record({
  seconds: fc.integer({ min: 0, max: 90_000 }).map((ms) => ms / 1_000),
  acts: fc.array(act, { maxLength: 6 }),
});

describe.each(engines)('counted minutes on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const pass = (seconds: number) =>
    services.moveTo(new Date(services.now().getTime() + Math.round(seconds * 1_000)).toISOString());
  const sumOf = async (table: 'study_progress' | 'study_day', enrolment_id: number) => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(seconds), 0)::int4 as sum from ${sql.table(table)} where enrolment_id = ${enrolment_id}`.execute(
      services.store.db,
    );
    return rows[0]?.sum ?? 0;
  };
  const prepare = async () => {
    const class_id = await insertTestClass(services, { capacity: 1_000 });
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const { study_unit_ids } = await studyDesk(services, class_id, caller).published(2);
    return { class_id, units: study_unit_ids };
  };

  it('never exceed the clock, for any opened, repeated, concurrent or old reports', async () => {
    const { class_id, units } = await prepare();
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 2, maxLength: 6 }), async (rounds) => {
        const learner = await openLearner(services, class_id);
        const began = services.now().getTime();
        let last = 0;
        for (const { seconds, acts } of rounds) {
          pass(seconds);
          const done = await Promise.allSettled(
            acts.map(async (each) => {
              const unit = units[each.unit] ?? 0;
              if (each.what === 'beat') return learner.beat(unit, Math.max(1, last - each.back));
              const { session_no } = await learner.open(unit);
              last = Math.max(last, session_no ?? 0);
              return undefined;
            }),
          );
          const broken = done.filter((one) => one.status === 'rejected' && !(one.reason instanceof Refusal));
          expect(broken).toEqual([]);
        }
        const counted = await sumOf('study_progress', learner.enrolment_id);
        expect(counted * 1_000).toBeLessThanOrEqual(services.now().getTime() - began);
        expect(await sumOf('study_day', learner.enrolment_id)).toBe(counted);
      }),
      { numRuns: 15 },
    );
  });

  it('are all there where beats come in time, many at once', async () => {
    const { class_id, units } = await prepare();
    const [unit = 0] = units;
    const learner = await openLearner(services, class_id);
    const { session_no } = await learner.open(unit);
    for (let n = 0; n < 10; n += 1) {
      pass(30);
      await Promise.all(Array.from({ length: 5 }, () => learner.beat(unit, session_no ?? 0)));
    }
    expect(await sumOf('study_progress', learner.enrolment_id)).toBe(300);
  });

  it('would be counted twice without the lock', async () => {
    const { class_id, units } = await prepare();
    const [unit = 0] = units;
    const learner = await openLearner(services, class_id);
    await learner.open(unit);
    pass(30);
    const { db } = services.store;
    const readUnlocked = () =>
      db
        .selectFrom('study_session')
        .select('counted_to')
        .where('enrolment_id', '=', learner.enrolment_id)
        .executeTakeFirstOrThrow();
    // Both look before either writes.
    const seen = await Promise.all([readUnlocked(), readUnlocked()]);
    for (const { counted_to } of seen) {
      const { seconds } = countBeat(counted_to.getTime(), services.now().getTime());
      await db
        .updateTable('study_progress')
        .set((column) => ({ seconds: column('seconds', '+', seconds) }))
        .where('enrolment_id', '=', learner.enrolment_id)
        .execute();
    }
    expect(await sumOf('study_progress', learner.enrolment_id)).toBe(60);
  });
});
