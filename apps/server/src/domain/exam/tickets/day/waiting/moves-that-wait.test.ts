import type { DayMove } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../../platform/http/calls/caller.js';
import { newId } from '../../../../../platform/store/new-id.js';
import { engines } from '../../../../../testing/engines.js';
import { callHandler } from '../../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../../class/testing/open-test-services.js';
import { causeOf, sentenceOf } from '../../../../class/testing/refused.js';
import { openStaff } from '../../../../class/testing/staff.js';
import { setArrangementStatus } from '../../arrangement/set-arrangement-status.js';
import { ticketOffice } from '../../testing/ticket-office.js';
import { decideDayMove } from '../decide-day-move.js';
import { moveOnDay } from '../move-on-day.js';
import { previewDayMove } from '../preview-day-move.js';

const hour = 3_600_000;

describe.each(engines)('moves that wait on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let other: StaffSession;
  let ahead = 0;
  /** Moves the clock forward. */
  const pass = (ms: number) => {
    ahead += ms;
  };
  beforeAll(async () => {
    const real = await openTestServices(engine);
    services = { ...real, now: () => new Date(real.now().getTime() + ahead) };
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    other = await openStaff(services, { roles: ['zky-admin'], name: '林若水' });
  });
  afterAll(() => services.close());

  /** A class whose theory runs, in two rooms; its practical comes two hours later, and a third room is free. */
  const open = async () => {
    const exam_at = new Date(services.now().getTime() + hour);
    const office = await ticketOffice(services, caller, 2, { exam_at });
    const { class_id, exam, address } = office;
    const second = await exam.room('第 2 考场', { address });
    const beside = await exam.sitting(second.room_id, 0, 1);
    const free = await exam.room('第 3 考场', { address });
    await office.arrange();
    await callHandler(setArrangementStatus, {
      services,
      caller,
      input: { class_id, event: 'publish_arrangement', version: 1 },
    });
    pass(hour + 60_000);
    const { items } = await office.list();
    const [one, two] = items;
    if (!one || !two) throw new Error('There is nobody.');
    const decide = (move_id: number | null, event: 'carry_out' | 'drop') =>
      callHandler(decideDayMove, {
        services,
        caller: other,
        input: { class_id, move_id: move_id ?? 0, event },
      });
    return {
      ...office,
      one,
      two,
      second: second.room_id,
      beside: beside.sitting_id,
      free: free.room_id,
      go: (move: DayMove) =>
        callHandler(moveOnDay, { services, caller, input: { class_id, move, reason: '漏水' } }),
      try: (move: DayMove, waits_id?: number) =>
        callHandler(previewDayMove, { services, caller, input: { class_id, move, waits_id } }),
      carryOut: (move_id: number | null) => decide(move_id, 'carry_out'),
      drop: (move_id: number | null) => decide(move_id, 'drop'),
      /** A move that waits since before others of its kind were refused. */
      waitSince: async (move: DayMove) => {
        const move_id = newId();
        await services.store.db
          .insertInto('day_move')
          .values({
            class_id,
            move_id,
            move: JSON.stringify(move),
            reason: '漏水',
            asked_by: caller.user_id,
            asked_at: services.now(),
          })
          .execute();
        return move_id;
      },
      seatOf: async (ticket_id: number) =>
        (await office.list()).items
          .find((row) => row.ticket_id === ticket_id)
          ?.seats.map(({ room_name, row, column }) => `${room_name} ${row} ${column}`),
    };
  };

  it('of a person keep their rooms where they are at that time, by the name of the person', async () => {
    const opened = await open();
    const { one, theory, practical, beside, room_id, second, free } = opened;
    const person = {
      ...{ kind: 'person' as const, ticket_id: one.ticket_id, sitting_id: theory },
      ...{ to_sitting_id: beside, desk: 5 },
    };
    const { waits_id } = await opened.go(person);
    const room = { kind: 'room' as const, room_id, to_room_id: free };
    const kept: DayMove[] = [
      room,
      { ...room, sitting_ids: [theory] },
      // The room that they go to, with its people or as one that takes others in.
      { ...room, room_id: second },
      { ...room, to_room_id: second, more_room_ids: [], sitting_ids: [theory] },
    ];
    for (const move of kept) {
      expect(await causeOf(opened.go(move))).toEqual({ why: 'move_waits' });
      expect(await sentenceOf(opened.try(move))).toContain(`${one.name}已有换座申请`);
    }
    // Another sitting of the room is another matter.
    const later = await opened.go({ ...room, sitting_ids: [practical] });
    expect(later.waits_id).not.toBeNull();
    await opened.drop(later.waits_id);
    await opened.drop(waits_id);
    expect((await opened.go(room)).waits_id).not.toBeNull();
  });

  it('of a room keep its people where they are, by the name of the room', async () => {
    const opened = await open();
    const { one, two, theory, practical, beside, room_id, second, free } = opened;
    const { waits_id } = await opened.go({ kind: 'room', room_id, to_room_id: free, sitting_ids: [theory] });
    const person = { kind: 'person' as const, ticket_id: one.ticket_id, sitting_id: theory, desk: 5 };
    expect(await causeOf(opened.go(person))).toEqual({ why: 'move_waits' });
    expect(await sentenceOf(opened.go(person))).toContain('第 1 考场');
    expect(await causeOf(opened.try({ ...person, to_sitting_id: beside }))).toEqual({ why: 'move_waits' });
    // So does another room that would take the same people's place, and one that is left whole takes along who arrives.
    expect(await sentenceOf(opened.go({ kind: 'room', room_id: second, to_room_id: free }))).toContain(
      '第 1 考场',
    );
    expect((await opened.go({ ...person, sitting_id: practical })).waits_id).not.toBeNull();
    await opened.drop(waits_id);
    const whole = await opened.go({ kind: 'room', room_id: second, to_room_id: free });
    const onto = { kind: 'room' as const, room_id, to_room_id: second, sitting_ids: [practical] };
    expect(await sentenceOf(opened.go(onto))).toMatch(/第 2 考场/);
    await opened.drop(whole.waits_id);
    const both = { ...person, ticket_id: two.ticket_id, sitting_id: practical, desk: 6 };
    expect((await opened.go(both)).waits_id).not.toBeNull();
    // Both who wait are named.
    const sentence = await sentenceOf(opened.go(onto));
    expect(sentence).toContain(one.name);
    expect(sentence).toContain(two.name);
  });

  it('of a sitting that is over keep nothing where it is', async () => {
    const opened = await open();
    const { one, theory, room_id, free } = opened;
    await opened.go({ kind: 'person', ticket_id: one.ticket_id, sitting_id: theory, desk: 5 });
    pass(hour);
    expect(await opened.go({ kind: 'room', room_id, to_room_id: free })).toMatchObject({
      waits_id: expect.any(Number),
    });
  });

  it('to one desk keep others from it, by its name, also where two ask at the same moment', async () => {
    const opened = await open();
    const { one, two, theory, beside } = opened;
    const to = ({ ticket_id }: typeof one, sitting_id = theory) => ({
      ...{ kind: 'person' as const, ticket_id, sitting_id: theory, desk: 5 },
      ...(sitting_id !== theory && { to_sitting_id: sitting_id }),
    });
    const asked = await Promise.allSettled([opened.go(to(one)), opened.go(to(two))]);
    const [waiting] = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const [first, second] = asked[0]?.status === 'fulfilled' ? [one, two] : [two, one];
    expect(await causeOf(opened.go(to(second)))).toEqual({ why: 'move_waits' });
    expect(await sentenceOf(opened.try(to(second)))).toContain('已有换到第 1 考场 2 排 2 座的申请');
    // Another desk is another matter, and the same number in another room.
    expect((await opened.go(to(second, beside))).waits_id).not.toBeNull();
    expect(await opened.carryOut(waiting?.waits_id ?? null)).toMatchObject({ reissued: 1 });
    expect((await opened.seatOf(first.ticket_id))?.[0]).toBe('第 1 考场 2 2');
  });

  it('to one desk since before others were refused are never both carried out', async () => {
    const opened = await open();
    const { one, two, theory } = opened;
    const to = ({ ticket_id }: typeof one) => ({
      ...{ kind: 'person' as const, ticket_id, sitting_id: theory, desk: 5 },
    });
    const [first, second] = [await opened.waitSince(to(one)), await opened.waitSince(to(two))];
    const both = await Promise.allSettled([opened.carryOut(first), opened.carryOut(second)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await sentenceOf(opened.carryOut(first))).toContain('第 1 考场 2 排 2 座');
    const late = await opened.waitSince(to(two));
    await opened.drop(second);
    await opened.drop(late);
    await opened.carryOut(first);
    // The desk is taken by then: the refusal names it, and who has it.
    const taken = await opened.waitSince(to(two));
    expect(await causeOf(opened.carryOut(taken))).toEqual({ why: 'seat_taken' });
    expect(await sentenceOf(opened.carryOut(taken))).toContain(`第 1 考场 2 排 2 座已安排给${one.name}`);
  });

  it('of somebody whose ticket was made void say so, and can be dropped', async () => {
    const opened = await open();
    const { one, two, theory } = opened;
    const person = { kind: 'person' as const, ticket_id: one.ticket_id, sitting_id: theory, desk: 5 };
    const { waits_id } = await opened.go(person);
    await opened.cancel(one.ticket_id);
    expect(await causeOf(opened.carryOut(waits_id))).toEqual({ why: 'ticket_void' });
    expect(await sentenceOf(opened.try(person, waits_id ?? 0))).toContain(`${one.name}的准考证已作废`);
    await opened.drop(waits_id);
    // Nor is anybody exchanged with them.
    const exchange = { ...person, ticket_id: two.ticket_id, desk: 1, other_id: one.ticket_id };
    expect(await causeOf(opened.go(exchange))).toEqual({ why: 'ticket_void' });
    expect(await causeOf(opened.go(person))).toEqual({ why: 'ticket_void' });
  });

  it('since before others were refused are judged anew by the second person, who can drop one', async () => {
    const opened = await open();
    const { one, theory, room_id, free } = opened;
    const person = { kind: 'person' as const, ticket_id: one.ticket_id, sitting_id: theory };
    const [first, again] = [
      await opened.waitSince({ ...person, desk: 5 }),
      await opened.waitSince({ ...person, desk: 6 }),
    ];
    expect(await causeOf(opened.try({ ...person, desk: 5 }, first))).toEqual({ why: 'move_waits' });
    const before = await opened.seatOf(one.ticket_id);
    expect(await causeOf(opened.carryOut(first))).toEqual({ why: 'move_waits' });
    expect(await sentenceOf(opened.carryOut(again))).toContain(`${one.name}已有换座申请`);
    expect(await opened.seatOf(one.ticket_id)).toEqual(before);
    await opened.drop(again);
    const room = await opened.waitSince({ kind: 'room', room_id, to_room_id: free });
    expect(await sentenceOf(opened.carryOut(room))).toContain(`${one.name}已有换座申请`);
    expect(await sentenceOf(opened.carryOut(first))).toContain('第 1 考场');
    await opened.drop(room);
    expect(await opened.carryOut(first)).toMatchObject({ reissued: 1 });
    expect((await opened.seatOf(one.ticket_id))?.[0]).toBe('第 1 考场 2 2');
  });
});
