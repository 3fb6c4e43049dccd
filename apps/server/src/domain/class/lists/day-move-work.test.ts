import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { decideDayMove } from '../../exam/tickets/day/decide-day-move.js';
import { moveOnDay } from '../../exam/tickets/day/move-on-day.js';
import { ticketOffice } from '../../exam/tickets/testing/ticket-office.js';
import { fetchClassStep } from '../steps/fetch-class-step.js';
import { callHandler } from '../testing/call-handler.js';
import { openStaff } from '../testing/staff.js';
import { type Desks, openDesks } from '../testing/what-waits.js';

describe.each(engines)('moves on the day that wait, on $name', (engine) => {
  let services: Desks['services'];
  let platform: Desks['platform'];
  let waits: Desks['waits'];
  beforeAll(async () => {
    ({ services, platform, waits } = await openDesks(engine));
  });
  afterAll(() => services.close());

  it('are work for whoever may decide them, but not for whoever asked, until they are decided or the exam has ended', async () => {
    const [asking, deciding] = platform;
    const exam_at = new Date(services.now().getTime() - 600_000);
    const { class_id, room_id, address, exam, arrange } = await ticketOffice(services, asking, 1, {
      exam_at,
    });
    await arrange();
    const be = (status: 'arranged' | 'examining' | 'scoring') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await be('examining');
    const { room_id: to_room_id } = await exam.room('备用考场', { address });
    const ask = async () => {
      const move = { kind: 'room', room_id, to_room_id } as const;
      const input = { class_id, move, reason: '漏水' };
      return (await callHandler(moveOnDay, { services, caller: asking, input })).waits_id ?? 0;
    };
    const move_id = await ask();
    const open = (staff: Parameters<typeof openStaff>[1]) => openStaff(services, staff);
    expect(await waits(asking, 'day_moves')).toEqual([0]);
    expect(await waits(deciding, 'day_moves')).toEqual([1, class_id]);
    for (const role of ['editor', 'company'] as const) {
      expect(await waits(await open({ roles: [role], sign_in: [class_id] }), 'day_moves')).toEqual([
        1,
        class_id,
      ]);
      const money = await open({ roles: [role], paid_in: [class_id], owner: [class_id] });
      expect(await waits(money, 'day_moves')).toEqual([0]);
    }
    const master = await open({ roles: ['master'], owner: [class_id] });
    expect(await waits(master, 'day_moves')).toEqual([1, class_id]);
    expect(await waits(await open({ roles: ['master'], owner: [1] }), 'day_moves')).toEqual([0]);
    expect(await waits(await open({ roles: ['recommend'], organization: [class_id] }), 'day_moves')).toEqual([
      0,
    ]);

    const openBefore = async (event: 'end_exam' | 'start_exam') =>
      (await callHandler(fetchClassStep, { services, caller: asking, input: { class_id, event } })).open;
    expect(await openBefore('end_exam')).toContainEqual({ matter: 'day_moves', count: 1 });
    await be('scoring');
    expect(await waits(deciding, 'day_moves')).toEqual([0]);
    await be('examining');
    const input = { class_id, move_id, event: 'carry_out' } as const;
    await callHandler(decideDayMove, { services, caller: deciding, input });
    expect(await waits(deciding, 'day_moves')).toEqual([0]);
    expect(await openBefore('end_exam')).not.toContainEqual(expect.objectContaining({ matter: 'day_moves' }));
  });
});
