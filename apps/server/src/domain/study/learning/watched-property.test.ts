import type { Stretch } from '@skillcert/core';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { everyEngine } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

const length = 120;
const second = fc.nat({ max: length });

/** The actions of a viewer on a film, or of a script in their place. */
const anyAct = fc.oneof(
  // Plays on from the current place, at some speed, and reports it once or twice.
  fc.record({
    what: fc.constant('play' as const),
    rate: fc.constantFrom(0.5, 1, 2, 16),
    told: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ what: fc.constant('seek' as const), to: second }),
  fc.record({ what: fc.constant('forge' as const), from: second, to: fc.integer({ min: 0, max: 9_999 }) }),
  fc.record({ what: fc.constant('reopen' as const) }),
);
const anyRound = fc.record({ seconds: fc.nat({ max: 40 }), acts: fc.array(anyAct, { maxLength: 4 }) });

type Round = typeof anyRound extends fc.Arbitrary<infer One> ? One : never;
type Learner = Awaited<ReturnType<typeof openLearner>>;

/** The place of a viewer in the film, and the number of their session. */
interface Place {
  place: number;
  session_no: number | null;
}

describe.each(everyEngine)('the watched part, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let film: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000 });
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    film = (await studyDesk(services, class_id, caller).film(2, { seconds: length })).study_unit_id;
  });
  afterAll(() => services.close());

  const pass = (seconds: number) =>
    services.moveTo(new Date(services.now().getTime() + seconds * 1_000).toISOString());

  const keptOf = async (enrolment_id: number) => {
    const { rows } = await sql<{ counted: number; seen: number; furthest: number; days: number }>`
      select p.seconds as counted, coalesce((select sum(upper(r) - lower(r)) from unnest(p.seen) as r), 0)::int4 as seen,
        coalesce(upper(p.seen), 0) as furthest,
        (select coalesce(sum(d.seconds), 0) from study_day d where d.enrolment_id = p.enrolment_id)::int4 as days
      from study_progress p where p.enrolment_id = ${enrolment_id}`.execute(services.store.db);
    return rows[0] ?? { counted: 0, seen: 0, furthest: 0, days: 0 };
  };

  /** A viewer's actions during some seconds: the resulting place in the film, and the player's report of it. */
  const act = async (learner: Learner, { seconds, acts }: Round, at: Place): Promise<readonly Stretch[]> => {
    const words: Stretch[] = [];
    for (const each of acts) {
      if (each.what === 'seek') at.place = each.to;
      else if (each.what === 'reopen') at.session_no = (await learner.open(film)).session_no;
      else if (each.what === 'forge') words.push({ from: each.from, to: each.to });
      else {
        const to = Math.min(length, Math.floor(at.place + seconds * each.rate));
        words.push(...Array.from({ length: each.told }, () => ({ from: at.place, to })));
        at.place = to;
      }
    }
    return words;
  };

  it('never exceeds the clock and the film, for any seeking, replay, forgery or concurrent reports', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRound, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (rounds, loads) => {
          const learner = await openLearner(services, class_id);
          const began = services.now().getTime();
          const { session_no } = await learner.open(film);
          if (loads) await learner.load(film);
          const at: Place = { place: 0, session_no };
          for (const each of rounds) {
            pass(each.seconds);
            const words = await act(learner, each, at);
            const said = await Promise.allSettled(
              words.map((word) => learner.beat(film, at.session_no ?? 0, word.to, [word])),
            );
            const broken = said.filter(
              (one) => one.status === 'rejected' && !(one.reason instanceof Refusal),
            );
            expect(broken).toEqual([]);
          }
          const { counted, seen, furthest, days } = await keptOf(learner.enrolment_id);
          expect(counted * 1_000).toBeLessThanOrEqual(services.now().getTime() - began);
          expect(counted).toBeLessThanOrEqual(loads ? length : 0);
          expect([seen, days]).toEqual([counted, counted]);
          // Nobody is further than the watched part, except for a second of the player's rounding.
          expect(furthest - counted).toBeLessThanOrEqual(rounds.length * 4 * 2);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is complete for a viewer who watches to the end, many reports at once', async () => {
    const learner = await openLearner(services, class_id);
    const { session_no } = await learner.open(film);
    await learner.load(film);
    for (let to = 30; to <= length; to += 30) {
      pass(30);
      const word = [{ from: 0, to }];
      await Promise.all(Array.from({ length: 4 }, () => learner.beat(film, session_no ?? 0, to, word)));
    }
    expect(await keptOf(learner.enrolment_id)).toEqual({
      counted: length,
      seen: length,
      furthest: length,
      days: length,
    });
  });

  it('would be counted twice if it were only added up', async () => {
    const learner = await openLearner(services, class_id);
    const { session_no } = await learner.open(film);
    await learner.load(film);
    let added = 0;
    for (let replay = 0; replay < 3; replay += 1) {
      pass(30);
      await learner.beat(film, session_no ?? 0, 30, [{ from: 0, to: 30 }]);
      added += 30;
    }
    expect(added).toBe(90);
    expect((await keptOf(learner.enrolment_id)).counted).toBe(30);
  });
});
