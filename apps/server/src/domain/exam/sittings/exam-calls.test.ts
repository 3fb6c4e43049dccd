import type { Role } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { removeRoom } from '../rooms/remove-room.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { fetchBusy } from './plan/fetch-busy.js';
import { removeSitting } from './remove-sitting.js';
import { saveSitting } from './save-sitting.js';
import { examOffice } from './testing/exam-office.js';

describe.each(engines)('the exam of a class on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    const class_id = await insertTestClass(services, row);
    return { class_id, ...examOffice(services, class_id, caller) };
  };
  const roomOf = async ({ plan }: Awaited<ReturnType<typeof open>>, id: number) => {
    const found = (await plan()).rooms.find(({ room_id }) => room_id === id);
    if (!found) throw new Error('The class has no such room.');
    return found;
  };
  const remove = async (class_id: number, sitting: { sitting_id: number; updated_at: string }) =>
    callHandler(removeSitting, {
      services,
      caller,
      input: { class_id, sitting_id: sitting.sitting_id, updated_at: sitting.updated_at },
    });

  it('is planned with rooms, their desks and those who may invigilate', async () => {
    const office = await open();
    const { room_id } = await office.room('第 10 考场', { blocked: [6, 6], accessible: [1], floor: '三楼' });
    await office.room('第 2 考场');
    const user_id = await office.invigilator('顾明哲');
    await openStaff(services, { roles: ['expert'], name: '无关的人' });
    const { rooms, invigilators, level } = await office.plan();
    expect([level, invigilators]).toEqual(['5', [{ user_id, name: '顾明哲' }]]);
    expect(rooms.map(({ name, seats }) => [name, seats])).toEqual([
      ['第 2 考场', 6],
      ['第 10 考场', 5],
    ]);
    expect(await fieldsOf(office.room('第 2 考场'))).toEqual({ name: 'not_unique' });
    expect(await fieldsOf(office.room('满', { blocked: [1, 2, 3, 4, 5, 6] }))).toEqual({
      blocked: 'too_big',
    });
    expect(await fieldsOf(office.room('错', { blocked: [7], accessible: [7] }))).toEqual({
      blocked: 'not_offered',
      accessible: 'not_offered',
    });
    expect(await fieldsOf(office.room('改', { room_id }))).toEqual({ updated_at: 'required' });
    const { updated_at } = await roomOf(office, room_id);
    services.moveTo('2026-11-21T04:01:00.000Z');
    await office.room('第 3 考场', { room_id, updated_at });
    expect(await roomOf(office, room_id)).toMatchObject({ name: '第 3 考场', seats: 6, floor: '' });
    expect(await refusalOf(office.room('第 4 考场', { room_id, updated_at }))).toBe('state_changed');
    expect(await refusalOf(office.room('第 5 考场', { room_id: 404, updated_at }))).toBe('not_found');
  });

  it('is invigilated by accounts of the unit that runs it, and not by those of another', async () => {
    const { db } = services.store;
    const [unit_id, other_unit] = [
      await insertUnit(services, '办班单位'),
      await insertUnit(services, '别的单位'),
    ];
    const [office, next] = [await open({ unit_id }), await open({ unit_id })];
    const memberOf = async (unit: number, name: string, role: Role) => {
      const { user_id } = await openStaff(services, { roles: [role], name, unit_id: unit });
      await db.insertInto('account_role').values({ user_id, role }).execute();
      return user_id;
    };
    const own = await memberOf(unit_id, '本单位监考', 'editor');
    const foreign = await memberOf(other_unit, '外单位监考', 'editor');
    await memberOf(unit_id, '本单位财务', 'master');
    expect((await office.plan()).invigilators).toEqual([{ user_id: own, name: '本单位监考' }]);
    const address = '本单位路 1 号';
    const { room_id } = await office.room('第 1 考场', { address });
    expect(await fieldsOf(office.sitting(room_id, 0, 1, { user_ids: [foreign] }))).toEqual({
      user_ids: 'not_offered',
    });
    await office.sitting(room_id, 0, 1, { user_ids: [own] });
    const away = await next.room('第 2 考场', { address });
    expect(await fieldsOf(next.sitting(away.room_id, 0, 1, { user_ids: [own] }))).toEqual({
      user_ids: 'busy',
    });
    const input = { class_id: next.class_id, starts_at: await next.hour(0), ends_at: await next.hour(1) };
    const { people } = await callHandler(fetchBusy, { services, caller, input });
    expect(people).toMatchObject([{ user_id: own, room_name: '第 1 考场', elsewhere: true }]);
    // A master names an expert assigned by the platform, an account of the unit, and a person without an account.
    const expert = await next.invigilator('平台专家');
    const master = await openStaff(services, { roles: ['master'], unit_id, owner: [next.class_id] });
    const sitting = { room_id: away.room_id, subject: 'theory', user_ids: [expert, own], names: ['何志远'] };
    const when = { starts_at: await next.hour(2), ends_at: await next.hour(3) };
    const typed = { class_id: next.class_id, ...sitting, ...when };
    await callHandler(saveSitting, { services, caller: master, input: typed });
    expect((await next.sittings()).items[0]?.invigilators.map(({ name }) => name).sort()).toEqual(
      ['何志远', '平台专家', '本单位监考'].sort(),
    );
    const assigned = await db.selectFrom('assignment').select('duty').where('user_id', '=', own).execute();
    expect(assigned).toEqual([]);
  });

  it('has sittings that are found, changed as they were seen, and removed with their history kept', async () => {
    const office = await open();
    const { class_id } = office;
    const { room_id } = await office.room('第 1 考场');
    const user_id = await office.invigilator('邵慧敏');
    const { sitting_id } = await office.sitting(room_id, 0, 1, { user_ids: [user_id] });
    await office.sitting(room_id, 2, 3, { subject: 'practical' });
    const { items, total } = await office.sittings();
    expect([total, items.map(({ subject }) => subject)]).toEqual([2, ['theory', 'practical']]);
    expect(items[0]).toMatchObject({ room_name: '第 1 考场', invigilators: [{ user_id, name: '邵慧敏' }] });
    for (const [filters, count] of [
      [{ subject: 'practical' }, 1],
      [{ search: '慧敏' }, 1],
      [{ search: '虹桥' }, 2],
      [{ room_id: 404 }, 0],
    ] as const) {
      expect((await office.sittings(filters)).total).toBe(count);
    }
    const seen = { sitting_id, updated_at: items[0]?.updated_at ?? '' };
    services.moveTo('2026-11-21T04:02:00.000Z');
    await office.sitting(room_id, 0, 2, seen);
    const detail = await callHandler(fetchSittingById, { services, caller, input: { class_id, sitting_id } });
    expect(detail).toMatchObject({ invigilators: [], ends_at: await office.hour(2) });
    expect(detail.timeline.map(({ action, by }) => [action, by])).toEqual([
      ['create', '陈思远'],
      ['edit', '陈思远'],
    ]);
    expect(await refusalOf(office.sitting(room_id, 0, 1, seen))).toBe('state_changed');
    expect(await refusalOf(remove(class_id, seen))).toBe('state_changed');
    const room = await roomOf(office, room_id);
    const removal = { services, caller, input: { class_id, room_id, updated_at: room.updated_at } };
    expect(room.sittings).toBe(2);
    expect(await refusalOf(callHandler(removeRoom, removal))).toBe('in_use');
    for (const each of (await office.sittings()).items) await remove(class_id, each);
    await callHandler(removeRoom, removal);
    expect((await office.plan()).rooms).toEqual([]);
    expect(await refusalOf(remove(class_id, seen))).toBe('not_found');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('lies on the days of the exam, in a subject of the level, until the arrangement is published', async () => {
    const office = await open();
    const { room_id } = await office.room('第 1 考场');
    expect(await fieldsOf(office.sitting(room_id, 1, 1))).toEqual({ ends_at: 'date_order' });
    expect(await fieldsOf(office.sitting(room_id, -24, -23))).toEqual({ starts_at: 'outside_exam' });
    expect(await fieldsOf(office.sitting(room_id, 0, 1, { subject: 'review' }))).toEqual({
      subject: 'not_offered',
    });
    expect(await fieldsOf(office.sitting(404, 0, 1))).toEqual({ room_id: 'not_offered' });
    const stranger = await openStaff(services, { roles: ['expert'] });
    expect(await fieldsOf(office.sitting(room_id, 0, 1, { user_ids: [stranger.user_id] }))).toEqual({
      user_ids: 'not_offered',
    });
    const arranged = await open({ status: 'arranged' });
    expect(await refusalOf(arranged.sitting(room_id, 0, 1))).toBe('class_state');
    const undated = await open({ exam_at: null });
    const { room_id: theirs } = await undated.room('第 1 考场', { address: '别处' });
    expect(await fieldsOf(undated.sitting(theirs, 0, 1))).toEqual({ starts_at: 'outside_exam' });
    expect(await refusalOf(examOffice(services, 404, caller).plan())).toBe('not_found');
    expect(await refusalOf(examOffice(services, 404, caller).sittings())).toBe('not_found');
  });

  it('takes neither a room nor a person twice at one time, whichever class asks, however many at once', async () => {
    const one = await open();
    const other = await open();
    const address = '人民路 1 号';
    const rooms = await Promise.all([one, other].map(({ room }) => room('同一考场', { address })));
    const [mine = { room_id: 0 }, theirs = { room_id: 0 }] = rooms;
    const user_id = await one.invigilator('万志鹏');
    const { db } = services.store;
    await db
      .insertInto('assignment')
      .values({ user_id, class_id: other.class_id, duty: 'sign_in' })
      .execute();
    const results = await Promise.allSettled([
      one.sitting(mine.room_id, 0, 1),
      other.sitting(theirs.room_id, 0.5, 1.5),
      one.sitting(mine.room_id, 0.25, 2),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const away = await other.room('另一考场', { address });
    await one.sitting(mine.room_id, 4, 5, { user_ids: [user_id] });
    expect(await fieldsOf(other.sitting(away.room_id, 4.5, 6, { user_ids: [user_id] }))).toEqual({
      user_ids: 'busy',
    });
    expect(await fieldsOf(other.sitting(theirs.room_id, 4.5, 6))).toEqual({ room_id: 'busy' });
    // Sittings one after the other do not collide, and a cancelled class occupies nothing.
    await other.sitting(theirs.room_id, 5, 6, { user_ids: [user_id] });
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', one.class_id).execute();
    await other.sitting(theirs.room_id, 4, 5, { user_ids: [user_id] });
  });

  it('gives no room the name under which another class sits in it at that time', async () => {
    const one = await open();
    const other = await open();
    const address = '人民路 2 号';
    const mine = await one.room('第 1 考场', { address });
    const theirs = await other.room('第 2 考场', { address });
    await one.sitting(mine.room_id, 0, 1);
    await other.sitting(theirs.room_id, 0.5, 1.5);
    const rename = async () => {
      const found = (await other.plan()).rooms.find((room) => room.room_id === theirs.room_id);
      const { updated_at = '', sittings = 0 } = found ?? {};
      expect(sittings).toBe(1);
      return other.room('第 1 考场', { address, room_id: theirs.room_id, updated_at });
    };
    expect(await fieldsOf(rename())).toEqual({ name: 'busy' });
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', one.class_id).execute();
    await rename();
  });

  it('is read in two statements', async () => {
    const office = await open();
    const { room_id } = await office.room('第 1 考场', { address: '南京路 2 号' });
    const { sitting_id } = await office.sitting(room_id, 0, 1);
    const { class_id } = office;
    expect((await countStatements(() => office.sittings({ search: '考场' }))).length).toBeLessThanOrEqual(2);
    const detail = () => callHandler(fetchSittingById, { services, caller, input: { class_id, sitting_id } });
    expect((await countStatements(detail)).length).toBeLessThanOrEqual(2);
    expect((await countStatements(office.plan)).length).toBeLessThanOrEqual(2);
  });
});
