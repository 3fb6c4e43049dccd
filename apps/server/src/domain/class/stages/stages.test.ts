import { defaultTimeline, endOfWorkingDay, type Stage } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { fetchClassLists } from '../lists/fetch-class-lists.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';
import { fetchTimeline } from './fetch-timeline.js';
import { moveDeadline } from './move-deadline.js';

const begun = '2026-11-21T04:00:00.000Z';

describe.each(engines)('the stages of a class on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
  });
  afterAll(() => services.close());

  const read = (caller: StaffSession, class_id: number) =>
    callHandler(fetchTimeline, { services, caller, input: { class_id } });
  const stageOf = async (caller: StaffSession, class_id: number, stage: Stage) =>
    (await read(caller, class_id)).stages.find((each) => each.stage === stage);
  const move = (caller: StaffSession, class_id: number, stage: Stage, due_at: string | null) =>
    callHandler(moveDeadline, { services, caller, input: { class_id, stage, due_at, reason: '考点未定' } });
  const endAfter = (from: string, stage: Stage) =>
    endOfWorkingDay(new Date(from), defaultTimeline[stage].working_days, {
      calendar: services.calendar,
      time_zone: services.programme.time_zone,
    }).toISOString();
  const overdue = async (caller: StaffSession) => {
    const { overdue: count } = await callHandler(fetchToDo, { services, caller, input: {} });
    const { items } = await callHandler(fetchClassLists, { services, caller, input: { waiting: 'overdue' } });
    return [count, ...items.map(({ class_id }) => class_id).toSorted((a, b) => a - b)];
  };

  it('are done one after the other, with their deadlines from the dates and from when each was entered', async () => {
    const office = classOffice(services);
    const { class_id } = await office.create(master, { enroll_start: '2026-11-20T00:00:00Z' });
    const caller = owning(master, class_id);
    expect(await read(caller, class_id)).toMatchObject({
      waits_for: 'organiser',
      stages: [
        { stage: 'plan', state: 'current' },
        { stage: 'enrol', state: 'ahead' },
        ...Array.from({ length: 7 }, () => ({})),
      ],
    });
    await office.apply(caller, class_id, 'submit');
    expect((await read(caller, class_id)).waits_for).toBe('platform');
    await office.check(admin, class_id, 'approve');
    await office.apply(caller, class_id, 'open');
    await office.apply(caller, class_id, 'close');
    const { stages, waits_for } = await read(caller, class_id);
    expect(waits_for).toBe('organiser');
    expect(stages.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      ...Array.from({ length: 6 }, () => 'ahead'),
    ]);
    expect(stages[1]?.done_at).toBe(begun);
    expect(stages[2]).toMatchObject({
      due_at: endAfter('2027-02-01T01:00:00.000Z', 'rooms'),
      moved: null,
      overdue: false,
      uncovered_year: 2027,
    });
  });

  it('are moved by hand with a reason, and what follows with them; the rule has them back', async () => {
    const class_id = await insertTestClass(services, { status: 'scoring', stage_at: new Date(begun) });
    const caller = owning(master, class_id);
    const byRule = endAfter(begun, 'scores');
    expect(await stageOf(caller, class_id, 'scores')).toMatchObject({ due_at: byRule, moved: null });
    const due_at = '2026-12-31T16:00:00.000Z';
    await move(caller, class_id, 'scores', due_at);
    expect(await stageOf(caller, class_id, 'scores')).toMatchObject({
      due_at,
      moved: { reason: '考点未定', by: '林秋月' },
    });
    expect((await stageOf(caller, class_id, 'publicity'))?.due_at).toBe(
      endAfter('2026-12-31T15:59:59.999Z', 'publicity'),
    );
    await move(caller, class_id, 'scores', null);
    expect(await stageOf(caller, class_id, 'scores')).toMatchObject({ due_at: byRule, moved: null });
    const { timeline } = await callHandler(fetchClassById, { services, caller, input: { class_id } });
    expect(timeline.map(({ action, reason, by }) => [action, reason, by])).toEqual([
      ['move_deadline', '考点未定', '林秋月'],
      ['move_deadline', '考点未定', '林秋月'],
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are not moved once they are done, or dropped, nor without a reason', async () => {
    const class_id = await insertTestClass(services, { status: 'closed' });
    const cancelled = await insertTestClass(services, { status: 'cancelled' });
    const due_at = '2026-12-31T16:00:00.000Z';
    expect(await refusalOf(move(admin, class_id, 'enrol', due_at))).toBe('transition_refused');
    expect(await refusalOf(move(admin, cancelled, 'rooms', due_at))).toBe('class_state');
    const bare = { class_id, stage: 'rooms', due_at, reason: ' ' } as const;
    await expect(callHandler(moveDeadline, { services, caller: admin, input: bare })).rejects.toThrow(
      'reason_required',
    );
  });

  it('of a foreign class are those of none', async () => {
    const foreign = await insertTestClass(services);
    for (const class_id of [foreign, 404]) {
      expect(await refusalOf(read(master, class_id))).toBe('not_found');
      expect(await refusalOf(move(master, class_id, 'rooms', null))).toBe('not_found');
    }
  });

  it('wait as overdue for whoever runs the class, as the timeline says it, and no longer once they are done or moved', async () => {
    await services.store.db.deleteFrom('class_deadline').execute();
    await services.store.db.updateTable('class').set({ status: 'archived' }).execute();
    const day = 86_400_000;
    const at = (days: number) => new Date(new Date(begun).getTime() + days * day);
    const late = await insertTestClass(services, { status: 'closed', exam_at: at(2) });
    const soon = await insertTestClass(services, { status: 'closed', exam_at: at(30) });
    const scoring = await insertTestClass(services, { status: 'scoring', stage_at: at(-40) });
    await insertTestClass(services, { status: 'finished', stage_at: at(-1) });
    const both = [late, scoring].toSorted((a, b) => a - b);
    expect(await overdue(admin)).toEqual([2, ...both]);
    for (const class_id of [late, soon, scoring]) {
      const { stages } = await read(admin, class_id);
      expect([class_id, stages.some((each) => each.overdue)]).toEqual([class_id, class_id !== soon]);
    }
    const { items } = await callHandler(fetchClassLists, { services, caller: admin, input: {} });
    const marked = items.filter((each) => each.overdue).map(({ class_id }) => class_id);
    expect(marked.toSorted((a, b) => a - b)).toEqual(both);
    expect(await overdue(owning(master, late, soon))).toEqual([1, late]);
    const guest = await openStaff(services, { roles: ['recommend'], organization: [late] });
    expect(await overdue(guest)).toEqual([0]);
    const desk = await openStaff(services, { roles: ['editor'], owner: [late], sign_in: [late] });
    expect(await overdue(desk)).toEqual([null]);

    await move(admin, late, 'rooms', at(1).toISOString());
    expect(await overdue(admin)).toEqual([1, scoring]);
    await move(admin, soon, 'rooms', at(-1).toISOString());
    expect(await overdue(admin)).toEqual([2, ...[soon, scoring].toSorted((a, b) => a - b)]);
    services.moveTo(at(1).toISOString());
    expect(await overdue(admin)).toEqual([3, ...[late, soon, scoring].toSorted((a, b) => a - b)]);
    services.moveTo(begun);
    // A deadline for a stage that the class has left does not affect the next stage.
    await services.store.db
      .updateTable('class')
      .set({ status: 'arranged' })
      .where('class_id', '=', soon)
      .execute();
    expect(await overdue(admin)).toEqual([1, scoring]);
  });
});
