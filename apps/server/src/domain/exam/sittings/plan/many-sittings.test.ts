import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { addManyRooms } from '../../rooms/add-rooms.js';
import { examOffice } from '../testing/exam-office.js';
import { addManySittings } from './add-sittings.js';
import { fetchBusy } from './fetch-busy.js';
import { shiftSittings } from './shift-sittings.js';

describe.each(engines)('rooms and sittings in bulk on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    const class_id = await insertTestClass(services, row);
    const office = examOffice(services, class_id, caller);
    const addRooms = (names: readonly string[], changes: object = {}) =>
      callHandler(addManyRooms, {
        services,
        caller,
        input: {
          class_id,
          rooms: names.map((name) => ({
            name,
            address: `松江 ${class_id}`,
            rows: 6,
            columns: 5,
            ...changes,
          })),
        },
      });
    const addSittings = async (
      sittings: readonly {
        room_id: number;
        subject: string;
        from: number;
        names?: string[];
        user_ids?: number[];
      }[],
    ) => {
      const begin = Date.parse(await office.hour(0));
      const at = (hours: number) => new Date(begin + hours * 3_600_000).toISOString();
      return callHandler(addManySittings, {
        services,
        caller,
        input: {
          class_id,
          sittings: sittings.map(({ from, ...rest }) => ({
            user_ids: [],
            ...rest,
            starts_at: at(from),
            ends_at: at(from + 1),
          })),
        },
      });
    };
    const shift = (minutes: number, subject?: string) =>
      callHandler(shiftSittings, { services, caller, input: { class_id, minutes, subject } });
    return { class_id, office, addRooms, addSittings, shift };
  };
  const eight = Array.from({ length: 8 }, (_, index) => `第 ${index + 1} 考场`);

  it('adds eight rooms and sixteen sittings with two calls, each with its record', async () => {
    const { class_id, office, addRooms, addSittings } = await open();
    const { room_ids } = await addRooms(eight);
    const both = room_ids.flatMap((room_id, at) => [
      { room_id, subject: 'theory', from: 0, names: [`监考${at}`] },
      { room_id, subject: 'practical', from: 2, names: [`监考${at}`] },
    ]);
    const statements = await countStatements(() => addSittings(both));
    expect(statements.length).toBeLessThan(14);
    const { items, total } = await office.sittings({ limit: 50 });
    expect(total).toBe(16);
    expect(items[0]?.invigilators).toEqual([{ user_id: null, name: '监考0' }]);
    expect((await office.sittings({ search: '监考7' })).total).toBe(2);
    expect((await office.plan()).rooms.map(({ name }) => name)).toEqual(eight);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('adds all rooms or none, and says by place which names and desks are wrong', async () => {
    const { office, addRooms } = await open();
    await addRooms(['一号']);
    expect(await fieldsOf(addRooms(['二号', '一号', '二号']))).toEqual({
      'rooms.1.name': 'not_unique',
      'rooms.2.name': 'not_unique',
    });
    expect(await fieldsOf(addRooms(['三号'], { blocked: [31] }))).toEqual({
      'rooms.0.blocked': 'not_offered',
    });
    expect((await office.plan()).rooms).toHaveLength(1);
    expect(await fieldsOf(addRooms(Array.from({ length: 200 }, (_, at) => `多 ${at}`)))).toEqual({
      rooms: 'over_limit',
    });
    const over = await open({ status: 'scoring' });
    expect(await refusalOf(over.addRooms(['一号']))).toBe('class_state');
  });

  it('adds all sittings or none, and says by place what is wrong, among themselves too', async () => {
    const { office, addRooms, addSittings } = await open();
    const { room_ids } = await addRooms(['一号', '二号']);
    const [one = 0, two = 0] = room_ids;
    const wrong = [
      { room_id: one, subject: 'theory', from: 0 },
      { room_id: 404, subject: 'poetry', from: 0 },
      { room_id: two, subject: 'theory', from: -24, user_ids: [404] },
    ];
    expect(await fieldsOf(addSittings(wrong))).toEqual({
      'sittings.1.room_id': 'not_offered',
      'sittings.1.subject': 'not_offered',
      'sittings.2.starts_at': 'outside_exam',
      'sittings.2.user_ids': 'not_offered',
    });
    const meeting = [
      { room_id: one, subject: 'theory', from: 0, names: ['江一'] },
      { room_id: two, subject: 'theory', from: 0.5, names: ['江一', '江二'] },
      { room_id: one, subject: 'practical', from: 0.5 },
    ];
    expect(await fieldsOf(addSittings(meeting))).toEqual({
      'sittings.0.room_id': 'busy',
      'sittings.0.names': 'busy',
      'sittings.1.names': 'busy',
      'sittings.2.room_id': 'busy',
    });
    const crowded = {
      room_id: one,
      subject: 'theory',
      from: 0,
      names: Array.from({ length: 10 }, (_, at) => `甲${at}`),
    };
    const user_id = await office.invigilator('第十一人');
    expect(await fieldsOf(addSittings([{ ...crowded, user_ids: [user_id] }]))).toEqual({
      'sittings.0.names': 'over_limit',
    });
    expect((await office.sittings()).total).toBe(0);
    const arranged = await open({ status: 'arranged' });
    expect(await refusalOf(arranged.addSittings([crowded]))).toBe('class_state');
  });

  it('shifts the sittings of a subject within the days of the exam, unless they meet others', async () => {
    const { class_id, office, addRooms, addSittings, shift } = await open();
    const { room_ids } = await addRooms(['一号', '二号']);
    await addSittings(
      room_ids.flatMap((room_id) => [
        { room_id, subject: 'theory', from: 0 },
        { room_id, subject: 'practical', from: 2 },
      ]),
    );
    expect(await shift(-10, 'practical')).toEqual({ shifted: 2 });
    expect(await shift(10)).toEqual({ shifted: 4 });
    const { items } = await office.sittings();
    expect(new Set(items.map(({ starts_at }) => starts_at))).toEqual(
      new Set([await office.hour(1 / 6), await office.hour(2)]),
    );
    expect(await fieldsOf(shift(60, 'theory'))).toEqual({ minutes: 'busy' });
    expect(await fieldsOf(shift(-1_440))).toEqual({ minutes: 'outside_exam' });
    expect(await shift(30, 'review')).toEqual({ shifted: 0 });
    expect(
      await refusalOf(callHandler(shiftSittings, { services, caller, input: { class_id: 404, minutes: 5 } })),
    ).toBe('not_found');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('says what keeps rooms and people busy, and names another class only to those who may see it', async () => {
    const { class_id, office, addRooms, addSittings } = await open();
    const other = await open({ class_name: '别的班次' });
    const address = '共用楼 9 号';
    const { room_ids } = await addRooms(['一号', '二号'], { address });
    const theirs = await other.addRooms(['一号'], { address });
    const user_id = await office.invigilator('万志鹏');
    const { db } = services.store;
    await db
      .insertInto('assignment')
      .values({ user_id, class_id: other.class_id, duty: 'sign_in' })
      .execute();
    await other.addSittings([
      { room_id: theirs.room_ids[0] ?? 0, subject: 'theory', from: 0, user_ids: [user_id] },
    ]);
    await addSittings([{ room_id: room_ids[1] ?? 0, subject: 'theory', from: 0, names: ['何志远'] }]);
    const asked = async (by: StaffSession) =>
      callHandler(fetchBusy, {
        services,
        caller: by,
        input: { class_id, starts_at: await office.hour(0.5), ends_at: await office.hour(3) },
      });
    const { rooms, people } = await asked(caller);
    expect(rooms.map(({ class_name, elsewhere }) => [class_name, elsewhere])).toEqual([
      ['别的班次', true],
      [null, false],
    ]);
    expect(people).toMatchObject([{ user_id, room_name: '一号', class_name: '别的班次', elsewhere: true }]);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    expect((await asked(master)).people).toMatchObject([{ user_id, class_name: null, elsewhere: true }]);
    expect((await asked(master)).names).toMatchObject([
      { name: '何志远', room_name: '二号', subject: 'theory', elsewhere: false },
    ]);
    const nothing = { class_id: 404, starts_at: await office.hour(0), ends_at: await office.hour(1) };
    expect(await refusalOf(callHandler(fetchBusy, { services, caller, input: nothing }))).toBe('not_found');
  });
});
