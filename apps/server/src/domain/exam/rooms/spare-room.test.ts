import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { causeOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { decideDayMove } from '../tickets/day/decide-day-move.js';
import { moveOnDay } from '../tickets/day/move-on-day.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { addManyRooms } from './add-rooms.js';
import { removeRoom } from './remove-room.js';

describe.each(engines)('a spare room on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let other: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    other = await openStaff(services, { roles: ['zky-admin'], name: '林若水' });
  });
  afterAll(() => services.close());

  const open = async (status: 'arranged' | 'examining' | 'scoring') => {
    // The exam begins in an hour.
    const exam_at = new Date(services.now().getTime() + 3_600_000);
    const office = await ticketOffice(services, caller, 2, { exam_at });
    const { class_id, address, exam, room_id } = office;
    await office.arrange();
    const be = (to: typeof status | 'closed') =>
      services.store.db.updateTable('class').set({ status: to }).where('class_id', '=', class_id).execute();
    await be(status);
    const seen = async (id: number) =>
      (await exam.plan()).rooms.find((room) => room.room_id === id)?.updated_at ?? '';
    return {
      ...office,
      be,
      add: () =>
        callHandler(addManyRooms, {
          services,
          caller,
          input: { class_id, rooms: [{ name: '备用考场', address, rows: 2, columns: 2 }] },
        }),
      change: async (id: number, name: string) =>
        exam.room(name, { room_id: id, address, updated_at: await seen(id) }),
      remove: async (id: number) =>
        callHandler(removeRoom, {
          services,
          caller,
          input: { class_id, room_id: id, updated_at: await seen(id) },
        }),
      move: (to_room_id: number, from = room_id) =>
        callHandler(moveOnDay, {
          services,
          caller,
          input: { class_id, move: { kind: 'room', room_id: from, to_room_id }, reason: '漏水' },
        }),
      carryOut: (move_id: number) =>
        callHandler(decideDayMove, {
          services,
          caller: other,
          input: { class_id, move_id, event: 'carry_out' },
        }),
    };
  };

  it('is added after publication, changed, takes the people of a flooded one, and is removed once they are back', async () => {
    const { class_id, room_id, add, change, remove, move, list } = await open('arranged');
    const [spare = 0] = (await add()).room_ids;
    await change(spare, '三楼备用考场');
    expect(await move(spare)).toMatchObject({ reissued: 2, told: 2, waits_id: null });
    expect((await list()).items.map(({ seats }) => seats[0]?.room_name)).toEqual([
      '三楼备用考场',
      '三楼备用考场',
    ]);
    // With sittings in it, it is named to candidates: it stays as it is.
    expect(await causeOf(change(spare, '四楼备用考场'))).toEqual({ why: 'sittings_inside', count: 2 });
    expect(await causeOf(remove(spare))).toEqual({ why: 'sittings_inside', count: 2 });
    await move(room_id, spare);
    await remove(spare);
    expect(await causeOf(change(room_id, '第 9 考场'))).toEqual({ why: 'sittings_inside', count: 2 });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('is added during the exam, where the move into it waits, and keeps it', async () => {
    const { add, remove, move, carryOut, list } = await open('examining');
    const [spare = 0] = (await add()).room_ids;
    const { waits_id } = await move(spare);
    expect(await causeOf(remove(spare))).toEqual({ why: 'move_waits' });
    expect(await carryOut(waits_id ?? 0)).toEqual({ reissued: 2, told: 2 });
    expect((await list()).items[0]?.seats[0]?.room_name).toBe('备用考场');
  });

  it('is refused once the exam has ended, and one that is too small says by how much', async () => {
    const over = await open('scoring');
    expect(await refusalOf(over.add())).toBe('class_state');
    const { exam, address, move } = await open('arranged');
    const { room_id } = await exam.room('小考场', { address, rows: 1, columns: 1 });
    expect(await refusalOf(move(room_id))).toBe('move_barred');
    expect(await causeOf(move(room_id))).toEqual({ why: 'room_small' });
  });

  it('is awaited by nobody where moves are not decided any more', async () => {
    const { add, be, move, remove } = await open('examining');
    const [spare = 0] = (await add()).room_ids;
    await move(spare);
    expect(await causeOf(remove(spare))).toEqual({ why: 'move_waits' });
    await be('closed');
    await remove(spare);
  });

  it('is awaited by nobody once the arrangement is taken back', async () => {
    const { class_id, add, be, move, remove } = await open('examining');
    const [spare = 0] = (await add()).room_ids;
    await move(spare);
    await be('arranged');
    const step = { class_id, event: 'withdraw_arrangement', reason: '考场漏水' } as const;
    for (const by of [caller, other])
      await callHandler(setClassStatus, { services, caller: by, input: step });
    const { rows } = await sql`select from day_move where class_id = ${class_id}`.execute(services.store.db);
    expect(rows).toEqual([]);
    await remove(spare);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
