import { contract } from '@skillcert/api-client/contract';
import { type ClassEvent, type ClassStatus, classLifecycle } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openScoring } from '../../scores/testing/score-office.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { applyByTwo } from '../testing/apply-by-two.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';
import { dropClassStep } from './drop-class-step.js';
import { fetchClassStep } from './fetch-class-step.js';

const now = '2026-11-21T04:00:00.000Z';
const exam_at = new Date('2026-12-05T01:00:00.000Z');
const { input } = contract['class/setClassStatus'];
type AppliedEvent = Parameters<ReturnType<typeof classOffice>['apply']>[2];
const isApplied = (event: ClassEvent): event is AppliedEvent =>
  (input.shape.event.options as readonly string[]).includes(event);

/** The transitions that take two people, always or while it is early. */
const rows = classLifecycle.transitions.filter(
  ({ needs, early }) => needs.includes('second_person') || early?.needs.includes('second_person'),
);
/**
 * The moment from which one person may apply an event alone, in a class that is published now and examined on 5
 * December.
 */
const alone: Readonly<Record<string, string>> = {
  start_exam: '2026-12-04T23:00:00.000Z',
  end_exam: '2026-12-05T16:00:00.000Z',
  publicity_end: '2026-11-27T16:00:00.000Z',
};

describe.each(engines)('steps of a class on $name', (engine) => {
  let services: TestServices;
  let office: ReturnType<typeof classOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    office = classOffice(services);
  });
  beforeEach(() => services.moveTo(now));
  afterAll(() => services.close());

  const open = (status: ClassStatus) =>
    insertTestClass(services, { status, exam_at, publicity_at: new Date(now) });
  /** Two people with a role who run the class, and one of the platform. */
  const people = async (class_id: number, role: 'master' | 'recommend') => {
    const owner = [class_id];
    return [
      await openStaff(services, { roles: [role], owner }),
      await openStaff(services, { roles: [role], owner }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ] as const;
  };
  const statusOf = async (caller: StaffSession, class_id: number) =>
    (await callHandler(fetchClassById, { services, caller, input: { class_id } })).status;
  const preview = (caller: StaffSession, class_id: number, event: ClassEvent) =>
    callHandler(fetchClassStep, { services, caller, input: { class_id, event } });

  it('are all applied by the call', () => {
    expect(rows.map(({ event }) => event).filter((event) => !isApplied(event))).toEqual([]);
    expect(rows.length).toBe(10);
  });

  it.each(rows.flatMap((row) => (['master', 'recommend'] as const).map((role) => ({ ...row, role }))))(
    '$event of a class that is $from takes two people where one is $role, each once, and a reason',
    async ({ event, from, to, role }) => {
      if (!isApplied(event)) throw new Error(`${event} is fired elsewhere.`);
      const class_id = await open(from);
      const [one, other, platform] = await people(class_id, role);
      const [stranger] = await people(await open(from), role);
      expect(await fieldsOf(office.apply(one, class_id, event))).toEqual({ reason: 'reason_required' });
      expect(await refusalOf(office.apply(stranger, class_id, event, '误操作'))).toBe('not_found');
      expect(await office.apply(one, class_id, event, '误操作')).toMatchObject({
        status: from,
        waits_for_second: true,
      });
      // Another session of the same person does not count as a second person.
      const again = { ...one, session_hash: Buffer.alloc(32, 9) };
      expect(await refusalOf(office.apply(again, class_id, event, '误操作'))).toBe('another_person');
      expect(await statusOf(one, class_id)).toBe(from);
      expect(await preview(other, class_id, event)).toMatchObject({
        takes_two: true,
        asked: { event, reason: '误操作', is_own: false },
      });
      const second = role === 'master' ? other : platform;
      expect(await office.apply(second, class_id, event)).toMatchObject({
        status: to,
        waits_for_second: false,
      });
      const { timeline } = await callHandler(fetchClassById, { services, caller: one, input: { class_id } });
      expect(timeline.map(({ action, reason }) => [action, reason])).toEqual([
        ['ask_step', '误操作'],
        [event, '误操作'],
      ]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    },
  );

  it.each(Object.entries(alone))('%s takes one person from %s on', async (event, moment) => {
    if (!isApplied(event as ClassEvent)) throw new Error(`${event} is fired elsewhere.`);
    const row = rows.find((each) => each.event === event);
    const class_id = await open(row?.from ?? 'draft');
    const [one] = await people(class_id, 'master');
    services.moveTo(new Date(Date.parse(moment) - 1).toISOString());
    expect(await preview(one, class_id, event as ClassEvent)).toMatchObject({
      takes_two: true,
      alone_from: moment,
    });
    services.moveTo(moment);
    expect(await preview(one, class_id, event as ClassEvent)).toMatchObject({ takes_two: false });
    expect(await office.apply(one, class_id, event as AppliedEvent)).toMatchObject({ status: row?.to });
  });

  it('count from the first sitting and the last where there are some', async () => {
    const class_id = await open('arranged');
    const [one] = await people(class_id, 'master');
    await sql`
      insert into exam_room (class_id, room_id, name, address, "rows", "columns", created_at, updated_at)
      values (${class_id}, 1, '第一考场', '教学楼', 5, 8, now(), now())`.execute(services.store.db);
    for (const [sitting_id, hour] of [
      [1, '06'],
      [2, '02'],
    ] as const)
      await sql`
        insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, created_at, updated_at)
        values (${class_id}, ${sitting_id}, 'theory', 1, ${`2026-12-06T${hour}:00:00Z`}, ${`2026-12-06T${hour}:50:00Z`}, now(), now())`.execute(
        services.store.db,
      );
    expect((await preview(one, class_id, 'start_exam')).alone_from).toBe('2026-12-06T00:00:00.000Z');
    expect(await preview(one, class_id, 'start_exam')).toMatchObject({
      open: [{ matter: 'without_invigilator', count: 2 }],
    });
    await services.store.db
      .updateTable('class')
      .set({ status: 'examining' })
      .where('class_id', '=', class_id)
      .execute();
    expect((await preview(one, class_id, 'end_exam')).alone_from).toBe('2026-12-06T06:50:00.000Z');
  });

  it.each([
    ['withdraw_arrangement', 'arranged'],
    ['withdraw_start', 'examining'],
  ] as const)('do not go back behind people at the door or in a sitting: %s', async (back, status) => {
    const class_id = await open(status);
    const [one] = await people(class_id, 'master');
    const { db } = services.store;
    await sql`
      insert into exam_room (class_id, room_id, name, address, "rows", "columns", created_at, updated_at)
      values (${class_id}, 1, '第一考场', '教学楼', 5, 8, now(), now())`.execute(db);
    await sql`
      insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, created_at, updated_at)
      values (${class_id}, 1, 'theory', 1, '2026-12-06T01:00:00Z', '2026-12-06T02:00:00Z', now(), now())`.execute(
      db,
    );
    expect(await preview(one, class_id, back)).toMatchObject({ blocked_by: null });
    const refused = async () => {
      expect(await preview(one, class_id, back)).toMatchObject({ blocked_by: 'people_admitted' });
    };
    for (const mark of ['present', 'absent']) {
      await sql`insert into sitting_mark (class_id, sitting_id, enrolment_id, mark, marked_at, marked_by)
        values (${class_id}, 1, 7, ${mark}, now(), ${one.user_id})`.execute(db);
      await refused();
      expect(await refusalOf(office.apply(one, class_id, back, '误操作'))).toBe('people_admitted');
      await sql`delete from sitting_mark where class_id = ${class_id}`.execute(db);
    }
    // Somebody without a seat is let in by the door alone, after the first person has asked.
    await office.apply(one, class_id, back, '误操作');
    await sql`insert into attendance (class_id, enrolment_id, admitted_event, admitted_at, device)
      values (${class_id}, 7, 1, now(), 'device-one')`.execute(db);
    await refused();
    const second = await openStaff(services, { roles: ['zky-admin'] });
    expect(await refusalOf(office.apply(second, class_id, back))).toBe('people_admitted');
    expect(await statusOf(one, class_id)).toBe(status);
  });

  it('wait as work for everybody but who asked, until somebody drops them or the class moves on', async () => {
    const class_id = await open('examining');
    const [one, other] = await people(class_id, 'master');
    const waits = async (caller: StaffSession) =>
      (await callHandler(fetchToDo, { services, caller, input: {} })).steps;
    await office.apply(one, class_id, 'end_exam', '提前结束');
    expect([await waits(one), await waits(other)]).toEqual([0, 1]);
    const drop = (event: ClassEvent) =>
      callHandler(dropClassStep, { services, caller: other, input: { class_id, event, reason: '考试未完' } });
    expect(await refusalOf(drop('withdraw_start'))).toBe('state_changed');
    await drop('end_exam');
    expect(await waits(other)).toBe(0);
    expect(await refusalOf(drop('end_exam'))).toBe('state_changed');
    // A new step replaces the one that was asked for before.
    await office.apply(one, class_id, 'end_exam', '提前结束');
    await office.apply(one, class_id, 'withdraw_start', '误操作');
    expect((await preview(other, class_id, 'end_exam')).asked).toMatchObject({ event: 'withdraw_start' });
    services.moveTo('2026-12-05T16:00:00.000Z');
    await office.apply(other, class_id, 'end_exam');
    expect(await waits(other)).toBe(0);
  });

  it('go back as long as nothing depends on it: tickets hold again, scores are published again', async () => {
    const scoring = await openScoring(services, 1);
    const { class_id } = scoring;
    const [a, b, c] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    for (const subject of ['theory', 'practical']) {
      for (const each of [a, b]) await scoring.enterAll(each, subject, 80);
      await scoring.freeze(a, subject);
    }
    expect(await refusalOf(office.apply(a, class_id, 'withdraw_end', '误操作'))).toBe('scores_entered');
    for (const subject of ['theory', 'practical']) await scoring.publish(c, subject);
    await applyByTwo(services, class_id, 'publicity_end');
    expect((await scoring.read(a)).scores.map(({ status }) => status)).toEqual(['final', 'final']);
    await applyByTwo(services, class_id, 'withdraw_publicity_end');
    expect((await scoring.read(a)).scores.map(({ status }) => status)).toEqual(['published', 'published']);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
