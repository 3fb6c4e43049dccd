import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { decideConflicts } from './decide-conflicts.js';
import { expectPerson, nextNonce, openDoor } from './testing/open-door.js';

describe.each(engines)('devices that scan at the same moment on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let door: ReturnType<typeof openDoor>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000, exam_at: services.now() });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    door = openDoor(services, class_id, master);
  });
  afterAll(() => services.close());

  const admissionsOf = async (enrolment_id: number) => {
    const rows = await services.store.db
      .selectFrom('check_in_event')
      .select('kind')
      .where('class_id', '=', class_id)
      .where('enrolment_id', '=', enrolment_id)
      .execute();
    return rows.filter(({ kind }) => kind === 'admitted').length;
  };

  it('admit one person once, however many devices scan them', async () => {
    const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) => door.scan(enrol_no, `device-no-${n}`)),
    );
    const statuses = results.map(({ status, reason }) => reason ?? status).toSorted();
    expect(statuses).toEqual(['admitted', ...Array<string>(11).fill('already_admitted')].toSorted());
    expect(await admissionsOf(enrolment_id)).toBe(1);
    expect((await door.roster()).counts.admitted).toBe(1);
  });

  it('would admit somebody twice if the enrolment were not locked first', async () => {
    const { enrolment_id } = await expectPerson(services, class_id);
    let go: () => void = () => undefined;
    const bothHaveLooked = new Promise<void>((resolve) => {
      go = resolve;
    });
    let looked = 0;
    const admitUnlocked = () =>
      services.store.withTx(async (tx) => {
        const { rows } = await sql`select from attendance
          where class_id = ${class_id} and enrolment_id = ${enrolment_id}`.execute(tx);
        looked += 1;
        if (looked === 2) go();
        await bothHaveLooked;
        if (rows.length > 0) return;
        await sql`insert into check_in_event (class_id, event_id, enrolment_id, kind, nonce, device, user_id, scanned_at)
          values (${class_id}, ${Math.floor(Math.random() * 1e9)}, ${enrolment_id}, 'admitted', ${nextNonce()}, 'unlocked',
            ${master.user_id}, now())`.execute(tx);
      });
    await Promise.all([admitUnlocked(), admitUnlocked()]);
    expect(await admissionsOf(enrolment_id)).toBe(2);
  });

  it('record one sending once, though it arrives ten times at the same moment', async () => {
    const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
    const nonce = nextNonce();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => door.upload('device-two', { enrol_no, nonce })),
    );
    const statuses = results.flat().map(({ status }) => status);
    expect(statuses.filter((status) => status === 'admitted')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(9);
    expect(await admissionsOf(enrolment_id)).toBe(1);
  });

  it('come back from an hour offline in either order with every overlap on the desk, and nobody in twice', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => expectPerson(services, class_id)));
    const before = (await door.roster()).counts;
    const numbers = people.map(({ enrol_no }) => ({ enrol_no, nonce: nextNonce() }));
    // 40 and 40 of 60: 20 were scanned by both.
    const first = numbers.slice(0, 40);
    const second = numbers.slice(20).map(({ enrol_no }) => ({ enrol_no, nonce: nextNonce() }));
    const results = await Promise.all([
      door.upload('device-one', ...first),
      door.upload('device-two', ...second.toReversed()),
      door.upload('device-one', ...first),
    ]);
    const count = (status: string) => results.flat().filter((each) => each.status === status).length;
    expect([count('admitted'), count('conflict'), count('duplicate')]).toEqual([60, 20, 40]);
    const { counts } = await door.roster();
    expect(counts.admitted - before.admitted).toBe(60);
    expect(counts.conflicts - before.conflicts).toBe(20);
    expect(await Promise.all(people.map(({ enrolment_id }) => admissionsOf(enrolment_id)))).toEqual(
      people.map(() => 1),
    );
    const [one, ...others] = people.slice(20, 40).map(({ enrolment_id }) => enrolment_id);
    const decide = (enrolment_ids: number[], decision: 'keep' | 'reverse', nonce = nextNonce()) => {
      const said = { class_id, enrolment_ids, decision, nonce, device: 'device-one', reason: '同一人' };
      return callHandler(decideConflicts, { services, caller: master, input: said });
    };
    const nonce = nextNonce();
    expect(await decide(others, 'keep', nonce)).toEqual({ decided: 19, left_out: [] });
    expect(await decide(others, 'keep', nonce)).toEqual({ decided: 19, left_out: [] });
    expect(await decide([one ?? 0, others[0] ?? 0, 404], 'reverse')).toEqual({
      decided: 1,
      left_out: [
        { enrolment_id: 404, why: 'not_found' },
        { enrolment_id: others[0], why: 'state_changed' },
      ],
    });
    const after = (await door.roster()).counts;
    expect([after.admitted - before.admitted, after.conflicts - before.conflicts]).toEqual([59, 0]);
  });

  it('count what the events add up to, to the last one', async () => {
    const { rows } = await sql<{ admitted: number }>`
      select count(*)::int4 as admitted from check_in_event a
      where a.class_id = ${class_id} and a.kind = 'admitted' and a.device <> 'unlocked' and not exists (
        select from check_in_event r where r.class_id = a.class_id and r.about_id = a.event_id and r.kind = 'reversed')`.execute(
      services.store.db,
    );
    expect((await door.roster()).counts.admitted).toBe(rows[0]?.admitted);
  });
});
