import { type ClassStatus, type Stage, stageStates, stages } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassLists } from '../lists/fetch-class-lists.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { callHandler } from '../testing/call-handler.js';
import { owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { fetchTimeline } from './fetch-timeline.js';
import { moveDeadline } from './move-deadline.js';

// A Saturday at noon in Shanghai: three working days reach to the end of Wednesday the 25th.
const begun = '2026-11-21T04:00:00.000Z';
const day = 86_400_000;
const at = (days: number) => new Date(Date.parse(begun) + days * day);

describe.each(engines)('a stage of a class that is due soon, on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
  });
  beforeEach(async () => {
    services.moveTo(begun);
    await services.store.db.updateTable('class').set({ status: 'archived' }).execute();
  });
  afterAll(() => services.close());

  const closed = (exam_on: string) =>
    insertTestClass(services, { status: 'closed', exam_at: new Date(`${exam_on}T01:00:00Z`) });
  const move = (class_id: number, stage: Stage, due_at: string | null) =>
    callHandler(moveDeadline, {
      services,
      caller: admin,
      input: { class_id, stage, due_at, reason: '顺延' },
    });
  const standing = async (class_id: number) => {
    const { stages } = await callHandler(fetchTimeline, { services, caller: admin, input: { class_id } });
    return {
      overdue: stages.filter(({ overdue }) => overdue).map(({ stage }) => stage),
      due_soon: stages.filter(({ due_soon }) => due_soon).map(({ stage }) => stage),
    };
  };
  /** The count of classes that wait, and their ids. */
  const waits = async (kind: 'overdue' | 'due_soon', caller = admin) => {
    const toDo = await callHandler(fetchToDo, { services, caller, input: {} });
    const input = { waiting: kind, limit: 100 };
    const { items, total } = await callHandler(fetchClassLists, { services, caller, input });
    expect(total).toBe(toDo[kind] ?? 0);
    return [toDo[kind], ...items.map(({ class_id }) => class_id).toSorted((a, b) => a - b)];
  };
  const inOrder = (...ids: number[]) => [ids.length, ...ids.toSorted((a, b) => a - b)];

  it('waits from so many working days before its deadline until it is overdue, and is marked in the stages', async () => {
    const over = await closed('2026-11-23');
    const near = await closed('2026-12-02');
    const next = await closed('2026-12-03');
    expect(await waits('due_soon')).toEqual(inOrder(near));
    expect(await waits('overdue')).toEqual(inOrder(over));
    expect(await standing(near)).toEqual({ overdue: [], due_soon: ['rooms'] });
    expect(await standing(over)).toEqual({ overdue: ['rooms'], due_soon: [] });
    expect(await standing(next)).toEqual({ overdue: [], due_soon: [] });
    services.moveTo('2026-11-22T15:59:59.999Z');
    expect(await waits('due_soon')).toEqual(inOrder(near));
    services.moveTo('2026-11-22T16:00:00.000Z');
    expect(await waits('due_soon')).toEqual(inOrder(near, next));
    services.moveTo('2026-11-25T16:00:00.000Z');
    expect(await waits('due_soon')).toEqual(inOrder(next));
    expect(await waits('overdue')).toEqual(inOrder(over, near));
  });

  it('waits for whoever runs the class, and is nobody else’s work', async () => {
    const near = await closed('2026-12-02');
    const another = await closed('2026-12-01');
    expect(await waits('due_soon')).toEqual(inOrder(near, another));
    expect(await waits('due_soon', owning(master, near))).toEqual(inOrder(near));
    const guest = await openStaff(services, { roles: ['recommend'], organization: [near] });
    expect(await waits('due_soon', guest)).toEqual([0]);
    const desk = await openStaff(services, { roles: ['editor'], owner: [near], sign_in: [near] });
    expect(await waits('due_soon', desk)).toEqual([null]);
  });

  it('goes by the deadline that was set by hand, until the rule has it back', async () => {
    const near = await closed('2026-12-02');
    const far = await closed('2027-01-20');
    const over = await closed('2026-11-23');
    await move(near, 'rooms', '2026-12-10T10:00:00.000Z');
    await move(far, 'rooms', '2026-11-25T10:00:00.000Z');
    await move(over, 'rooms', '2026-11-23T10:00:00.000Z');
    expect(await waits('due_soon')).toEqual(inOrder(far, over));
    expect(await waits('overdue')).toEqual([0]);
    services.moveTo('2026-11-25T10:00:00.000Z');
    expect(await waits('due_soon')).toEqual([0]);
    expect(await waits('overdue')).toEqual(inOrder(far, over));
    services.moveTo(begun);
    for (const class_id of [near, far, over]) await move(class_id, 'rooms', null);
    expect(await waits('due_soon')).toEqual(inOrder(near));
    expect(await waits('overdue')).toEqual(inOrder(over));
    // A deadline for a stage that the class has left does not affect the next stage.
    await move(far, 'rooms', '2026-11-25T10:00:00.000Z');
    await services.store.db
      .updateTable('class')
      .set({ status: 'arranged' })
      .where('class_id', '=', far)
      .execute();
    expect(await waits('due_soon')).toEqual(inOrder(near));
  });

  it('is not the enrolment, which the clock ends and which waits as ending soon', async () => {
    const enrolling = await insertTestClass(services, { enroll_end: at(2) });
    expect(await waits('due_soon')).toEqual([0]);
    expect(await callHandler(fetchToDo, { services, caller: admin, input: {} })).toMatchObject({
      ending_soon: 1,
    });
    expect(await standing(enrolling)).toEqual({ overdue: [], due_soon: [] });
  });

  it('is what the timeline of each class says, in every state and on whatever day', async () => {
    const ids: number[] = [];
    const insert = async (status: ClassStatus, days: number) => {
      const dates = { enroll_start: at(days), enroll_end: at(days), exam_at: at(days), stage_at: at(days) };
      const class_id = await insertTestClass(services, { status, ...dates });
      ids.push(class_id);
      return class_id;
    };
    for (const stage of stages) {
      for (const status of stageStates[stage]) {
        for (const days of [-28, -22, -14, -9, -1, 1, 3, 5]) await insert(status, days);
        await move(await insert(status, -60), stage, at(3).toISOString());
      }
    }
    /** The classes for which the timeline reports such a stage. */
    const said = async (kind: 'overdue' | 'due_soon') => {
      const found = await Promise.all(
        ids.map(async (id) => ((await standing(id))[kind].length > 0 ? [id] : [])),
      );
      return found.flat();
    };
    for (const moment of [begun, at(2).toISOString()]) {
      services.moveTo(moment);
      const near = await said('due_soon');
      expect(near.length).toBeGreaterThan(10);
      expect(await waits('due_soon')).toEqual(inOrder(...near));
      expect(await waits('overdue')).toEqual(inOrder(...(await said('overdue'))));
    }
  });
});
