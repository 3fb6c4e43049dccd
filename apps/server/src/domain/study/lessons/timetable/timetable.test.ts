import { lessonLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { lessonDesk } from '../testing/lesson-desk.js';

describe.each(engines)('the timetable of a class on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    const class_id = await insertTestClass(services, row);
    return { class_id, ...lessonDesk(services, class_id, caller) };
  };

  it('has lessons that are found, changed in the version that was seen, and removed with their history kept', async () => {
    const desk = await open();
    const user_id = await desk.teacher('顾明哲');
    await openStaff(services, { roles: ['expert'], name: '无关的人' });
    expect((await desk.plan()).teachers).toEqual([{ user_id, name: '顾明哲' }]);
    const { lesson_id } = await desk.lesson(1, 3, { user_ids: [user_id, user_id] });
    await desk.lesson(-3, -1, { title: '导论', place: '大礼堂' });
    const { items, total } = await desk.lessons();
    expect([total, items.map(({ title }) => title)]).toEqual([2, ['导论', '技术合同']]);
    expect(items[1]).toMatchObject({
      teachers: [{ user_id, name: '顾明哲' }],
      counts: { expected: 0, present: 0, late: 0, excused: 0, absent: 0 },
    });
    for (const [filters, count] of [
      [{ show: 'ahead' }, 1],
      [{ show: 'over' }, 1],
      [{ search: '明哲' }, 1],
      [{ search: '大礼堂' }, 1],
      [{ user_id }, 1],
      [{ user_id: 404 }, 0],
    ] as const) {
      expect((await desk.lessons(filters)).total).toBe(count);
    }
    const seen = { lesson_id, updated_at: items[1]?.updated_at ?? '' };
    expect(await fieldsOf(desk.lesson(1, 2, { lesson_id }))).toEqual({ updated_at: 'required' });
    services.moveTo(new Date(services.now().getTime() + 1_000).toISOString());
    await desk.lesson(1, 2, { ...seen, title: '技术合同（二）' });
    const detail = await desk.detail(lesson_id);
    expect(detail).toMatchObject({ title: '技术合同（二）', teachers: [] });
    expect(detail.timeline.map(({ action, by }) => [action, by])).toEqual([
      ['create', '陈思远'],
      ['edit', '陈思远'],
    ]);
    expect(await refusalOf(desk.lesson(1, 2, seen))).toBe('state_changed');
    expect(await refusalOf(desk.remove(lesson_id, seen.updated_at))).toBe('state_changed');
    await desk.remove(lesson_id, detail.updated_at);
    expect(await refusalOf(desk.remove(lesson_id, detail.updated_at))).toBe('not_found');
    expect(await refusalOf(desk.detail(lesson_id))).toBe('not_found');
    expect(await refusalOf(desk.lesson(5, 6, seen))).toBe('not_found');
    expect(await verifyChain(services.store.db, desk.class_id)).toMatchObject({ ok: true });
  });

  it('lies within the dates of study of a class that is studied in a room', async () => {
    const at = (days: number) => new Date(services.now().getTime() + days * 86_400_000);
    const desk = await open({ study_start: at(1), study_end: at(3) });
    await desk.lesson(24, 26);
    expect(await fieldsOf(desk.lesson(-24, -23))).toEqual({ starts_at: 'outside_study' });
    expect(await fieldsOf(desk.lesson(96, 97))).toEqual({ starts_at: 'outside_study' });
    expect(await fieldsOf(desk.lesson(25, 25))).toEqual({ ends_at: 'date_order' });
    const { hours_max } = lessonLimits;
    expect(await fieldsOf(desk.lesson(25, 26 + hours_max))).toEqual({ ends_at: 'over_limit' });
    await desk.lesson(30, 30 + hours_max);
    const online = await open({ study_types: ['online'] });
    expect((await online.plan()).onsite).toBe(false);
    expect(await refusalOf(online.lesson(1, 2))).toBe('transition_refused');
    for (const status of ['draft', 'scoring', 'cancelled'] as const) {
      expect(await refusalOf((await open({ status })).lesson(1, 2))).toBe('class_state');
    }
    const nowhere = lessonDesk(services, 404, caller);
    for (const call of [nowhere.plan, nowhere.lessons, () => nowhere.lesson(1, 2)]) {
      expect(await refusalOf(call())).toBe('not_found');
    }
  });

  it('takes neither a place nor a teacher twice at one time, whichever class asks, however many at once', async () => {
    const one = await open();
    const other = await open();
    const user_id = await one.teacher('万志鹏', [one.class_id, other.class_id]);
    const results = await Promise.allSettled(
      [one, other, one].map((desk, index) =>
        desk.lesson(1, 2, { place: `第 ${index} 室`, user_ids: [user_id] }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await one.lesson(4, 5, { user_ids: [user_id] });
    expect(await fieldsOf(other.lesson(4.5, 6, { user_ids: [user_id] }))).toEqual({ user_ids: 'busy' });
    expect(await fieldsOf(one.lesson(4.5, 6))).toEqual({ place: 'busy' });
    // One after the other is no overlap, and a cancelled class takes nobody's time.
    await other.lesson(5, 6, { user_ids: [user_id] });
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', one.class_id).execute();
    await other.lesson(4, 5, { user_ids: [user_id] });
    const stranger = await openStaff(services, { roles: ['expert'] });
    expect(await fieldsOf(other.lesson(8, 9, { user_ids: [stranger.user_id] }))).toEqual({
      user_ids: 'not_offered',
    });
  });

  it('is read in two statements', async () => {
    const desk = await open();
    await desk.lesson(1, 2);
    expect((await countStatements(() => desk.lessons({ search: '合同' }))).length).toBeLessThanOrEqual(2);
    expect((await countStatements(desk.plan)).length).toBe(1);
  });
});
