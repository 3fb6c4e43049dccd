import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { startJobs } from '../../../start-jobs.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import { openScoring } from '../testing/score-office.js';
import { runPublicityClock } from './run-publicity-clock.js';

type Office = Awaited<ReturnType<typeof openScoring>>;

describe.each(engines)('the end of the publicity by the clock, on $name', (engine) => {
  // A Saturday; the fifth working day after it ends in Shanghai on Friday at midnight.
  const published = '2026-11-21T04:00:00.000Z';
  const over = '2026-11-27T16:00:00.000Z';
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo(published);
    // Classes that another test left in publicity would be ended together with those of this one.
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'archived' }).where('status', '=', 'publicity').execute();
  });

  /** A class whose results are on display, with one candidate. */
  const publish = async () => {
    const office = await openScoring(services, 1);
    const [a, b, c] = staff;
    for (const subject of ['theory', 'practical']) {
      await office.enterAll(a, subject, 58);
      await office.enterAll(b, subject, 58);
      await office.freeze(a, subject);
      await office.publish(c, subject);
    }
    return office;
  };

  const ask = async (office: Office) => {
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where class_id = ${office.class_id}`.execute(services.store.db);
    return office.ask({ ...(await openCandidate(services, '13800009000')), ...rows[0] }, 'theory');
  };

  const apply = ({ class_id }: Office, event: 'objection_upheld' | 'freeze_scores') =>
    applyByTwo(services, class_id, event);

  const statusOf = async ({ class_id }: Office) =>
    (
      await services.store.db
        .selectFrom('class')
        .select('status')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).status;

  it('comes when nobody can request a recheck any more, and makes the scores final', async () => {
    const office = await publish();
    const { class_id } = office;
    services.moveTo('2026-11-27T15:59:59.999Z');
    expect(await runPublicityClock(services)).toBe(0);
    expect(await statusOf(office)).toBe('publicity');
    services.moveTo(over);
    // If the days off of a year are unknown, a person ends it, and nobody is too late before.
    const unknown = { ...services, calendar: { years: {} } };
    expect(await runPublicityClock(unknown)).toBe(0);
    expect(await runPublicityClock(services)).toBe(1);
    expect(await statusOf(office)).toBe('certifying');
    const { rows } = await sql`
      select actor_role, user_id, object_type, object_id, from_state, to_state from audit_event
      where class_id = ${class_id} and action = 'publicity_end' order by seq`.execute(services.store.db);
    const by = { actor_role: 'clock', user_id: null };
    const finals = { object_type: 'score_subject', from_state: 'published', to_state: 'final' };
    expect(rows).toEqual([
      {
        ...by,
        object_type: 'class',
        object_id: String(class_id),
        from_state: 'publicity',
        to_state: 'certifying',
      },
      { ...by, ...finals, object_id: 'practical' },
      { ...by, ...finals, object_id: 'theory' },
    ]);
    expect((await office.read(staff[0])).scores.map(({ status }) => status)).toEqual(['final', 'final']);
    expect(await runPublicityClock(services)).toBe(0);
    expect(await refusalOf(ask(office))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('waits for the decision about a recheck or the change of a score', async () => {
    const [asked, proposed] = [await publish(), await publish()];
    const [a, b] = staff;
    const { recheck_id } = await ask(asked);
    const { amendment_id } = await proposed.propose(a, 'theory', 61);
    services.moveTo(over);
    expect(await runPublicityClock(services)).toBe(0);
    await asked.decideRecheck(a, recheck_id, 'unchanged');
    expect(await runPublicityClock(services)).toBe(1);
    expect([await statusOf(asked), await statusOf(proposed)]).toEqual(['certifying', 'publicity']);
    await proposed.decideAmendment(b, amendment_id, 'confirm');
    expect(await runPublicityClock(services)).toBe(1);
    expect(await statusOf(proposed)).toBe('certifying');
  });

  it('is counted anew if results were withdrawn and published again, and ignores results that were never published', async () => {
    const office = await publish();
    services.moveTo('2026-11-26T04:00:00.000Z');
    await apply(office, 'objection_upheld');
    await apply(office, 'freeze_scores');
    const never = await insertTestClass(services, { status: 'publicity' });
    services.moveTo(over);
    expect(await runPublicityClock(services)).toBe(0);
    services.moveTo('2026-12-03T16:00:00.000Z');
    expect(await runPublicityClock(services)).toBe(1);
    expect(await readTimeline(services.store.db, never, 'class', never)).toEqual([]);
  });

  it('comes once when three servers start at the same moment', async () => {
    const offices = await Promise.all(Array.from({ length: 6 }, publish));
    services.moveTo(over);
    const servers = [1, 2, 3].map(() => startJobs(services));
    await Promise.all(servers.map((server) => server.stop()));
    // The lease keeps them apart; without it too, each class is ended once.
    const others = await Promise.all(Array.from({ length: 3 }, publish));
    services.moveTo('2026-12-31T16:00:00.000Z');
    const moved = await Promise.all([1, 2, 3].map(() => runPublicityClock(services)));
    expect(moved.reduce((sum, each) => sum + each, 0)).toBe(3);
    for (const { class_id } of [...offices, ...others]) {
      const timeline = await readTimeline(services.store.db, class_id, 'class', class_id);
      expect(timeline.filter(({ action }) => action === 'publicity_end')).toMatchObject([
        { from: 'publicity', to: 'certifying', by: '' },
      ]);
    }
  });
});
