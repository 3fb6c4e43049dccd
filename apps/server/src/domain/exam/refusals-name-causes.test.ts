import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { callHandler } from '../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { sentenceOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { scoreCalls } from '../scores/testing/score-office.js';
import { removeRoom } from './rooms/remove-room.js';
import { markSitting } from './sittings/mark-sitting.js';
import { removeSitting } from './sittings/remove-sitting.js';
import { moveOnDay } from './tickets/day/move-on-day.js';
import { ticketOffice } from './tickets/testing/ticket-office.js';

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');

describe.each(engines)('a refusal of the exam office on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    services.moveTo('2026-11-21T00:30:00.000Z');
    caller = await person('陈思远');
  });
  afterAll(() => services.close());

  const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });

  const open = async (candidates: number) => {
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    await office.arrange();
    const { class_id, room_id, theory, exam } = office;
    const { rooms } = await exam.plan();
    const seen = { updated_at: rooms[0]?.updated_at ?? '' };
    const sitting = (await exam.sittings()).items.find(({ sitting_id }) => sitting_id === theory);
    const of = { sitting_id: theory, updated_at: sitting?.updated_at ?? '' };
    const tickets = (await office.list()).items;
    return {
      ...office,
      of,
      tickets,
      be: (status: 'arranged' | 'scoring' | 'examining') =>
        services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute(),
      numbers: tickets.map(({ ticket_no }) => ticket_no),
      grid: () => exam.room('第 1 考场', { room_id, address: office.address, rows: 5, ...seen }),
      removeRoom: () => callHandler(removeRoom, { services, caller, input: { class_id, room_id, ...seen } }),
      removeSitting: () => callHandler(removeSitting, { services, caller, input: { class_id, ...of } }),
      moveOne: (ticket_id: number, desk: number) =>
        callHandler(moveOnDay, {
          services,
          caller,
          input: {
            class_id,
            move: { kind: 'person', ticket_id, sitting_id: theory, desk },
            reason: '桌椅损坏',
          },
        }),
      moveRoom: (to_room_id: number) =>
        callHandler(moveOnDay, {
          services,
          caller,
          input: { class_id, move: { kind: 'room', room_id, to_room_id }, reason: '漏水' },
        }),
    };
  };

  it('names the first tickets that have seats, and says how many there are', async () => {
    const { exam, room_id, of, numbers, ...office } = await open(4);
    const first = `${numbers.slice(0, 3).join('、')}…`;
    const seated = `有 4 张准考证的座位在此：${first}。请先撤销编排。`;
    expect(await sentenceOf(exam.sitting(room_id, 0, 2, of))).toBe(seated);
    expect(await sentenceOf(office.removeSitting())).toBe(seated);
    expect(await sentenceOf(office.grid())).toBe(seated);
  });

  it('names the sittings that are in a room', async () => {
    const office = await open(1);
    const sittings = '理论知识考试 2026-11-21 09:00、技能考核 2026-11-21 11:00';
    expect(await sentenceOf(office.removeRoom())).toContain(`2 个场次，不能修改或删除：${sittings}`);
  });

  it('names the cause of a move that cannot be made', async () => {
    const office = await open(2);
    const { class_id, exam, address, tickets, be } = office;
    const [one, two] = tickets;
    const small = await exam.room('小考场', { address, rows: 1, columns: 1 });
    await be('arranged');
    const [id = 0, taken = 0] = [one?.ticket_id, two?.seats[0]].map((each) =>
      typeof each === 'number' ? each : ((each?.row ?? 1) - 1) * 3 + (each?.column ?? 0),
    );
    expect(await sentenceOf(office.moveOne(id, taken))).toContain(`座已安排给${two?.name}`);
    expect(await sentenceOf(office.moveRoom(small.room_id))).toBe(
      '小考场只有 1 个可用座位，需安排 2 名考生。请换一个较大的考场、新增考场，或再选其他考场分流。',
    );
    const { db } = services.store;
    const people = await db
      .selectFrom('enrolment')
      .select('enrolment_id')
      .where('class_id', '=', class_id)
      .execute();
    const ids = people.map(({ enrolment_id }) => enrolment_id);
    await be('scoring');
    const scores = scoreCalls(services, class_id, ids);
    await scores.enterAll(caller, 'theory', 80);
    await be('examining');
    expect(await sentenceOf(office.moveOne(id, 6))).toBe('理论知识考试已录入成绩，不能再换座。');
    await be('scoring');
    const [b, c, d] = [await person('乙'), await person('丙'), await person('丁')];
    await scores.enterAll(b, 'theory', 80);
    await scores.freeze(c, 'theory');
    await scores.publish(d, 'theory');
    const marks = [{ enrolment_id: ids[0] ?? 0, mark: 'absent' as const, seen: null }];
    const input = { class_id, sitting_id: office.theory, marks };
    expect(await sentenceOf(callHandler(markSitting, { services, caller, input }))).toContain(
      '理论知识考试的成绩已经公布，到场情况不再更改',
    );
    await be('examining');
    services.moveTo('2026-11-21T02:00:00.000Z');
    expect(await sentenceOf(office.moveOne(id, 6))).toBe(
      '该场次已结束（理论知识考试 2026-11-21 09:00），不能再换座。',
    );
    services.moveTo('2026-11-21T00:30:00.000Z');
  });
});
