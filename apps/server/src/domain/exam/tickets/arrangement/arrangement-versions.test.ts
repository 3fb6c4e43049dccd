import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { fetchArrangements } from './fetch-arrangements.js';

describe.each(engines)('versions of an arrangement on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const opened = await ticketOffice(services, caller, candidates);
    const deskOf = async (sitting_id: number, ticket_id: number, version?: number) =>
      (await opened.seats(sitting_id, version)).seats.find((seat) => seat.ticket_id === ticket_id)?.desk;
    return {
      ...opened,
      deskOf,
      tickets: async () => (await opened.list()).items.map(({ ticket_id }) => ticket_id),
      kinds: async () =>
        (await opened.versions()).items.map(({ version, kind, restores, seated }) => [
          version,
          kind,
          restores,
          seated,
        ]),
    };
  };

  it('are kept as they were accepted and as they stood in the end, compared, and taken up again', async () => {
    const opened = await open(4);
    await opened.arrange();
    const [one = 0] = await opened.tickets();
    const { theory } = opened;
    await opened.go({ sitting_id: theory, ticket_id: one, desk: 6 });
    expect((await opened.compare(1)).items).toMatchObject([
      {
        ticket_id: one,
        subject: 'theory',
        before: { room_name: '第 1 考场', row: 1, column: 1 },
        after: { row: 2, column: 3 },
      },
    ]);
    expect(await opened.kinds()).toEqual([[1, 'accepted', null, 4]]);
    expect(await opened.arrange({ keep: false })).toMatchObject({ version: 3, changes: { reissued: 1 } });
    expect(await opened.kinds()).toEqual([
      [3, 'accepted', null, 4],
      [2, 'by_hand', null, 4],
      [1, 'accepted', null, 4],
    ]);
    expect((await opened.versions()).items[0]).toMatchObject({ accepted_by: '陈思远', order: 'number' });
    expect((await opened.compare(1)).total).toBe(0);
    expect((await opened.compare(2, 1)).items).toMatchObject([
      { before: { row: 2, column: 3 }, after: { row: 1, column: 1 } },
    ]);
    expect([await opened.deskOf(theory, one), await opened.deskOf(theory, one, 2)]).toEqual([1, 6]);

    const back = await opened.preview({ from_version: 2 });
    expect(back.changes).toEqual({ issued: 0, reissued: 1, superseded: 0, kept: 3 });
    expect(await refusalOf(opened.accept(back.basis))).toBe('state_changed');
    expect(await opened.accept(back.basis, { from_version: 2 })).toMatchObject({ version: 4 });
    expect(await opened.deskOf(theory, one)).toBe(6);
    expect((await opened.kinds())[0]).toEqual([4, 'accepted', 2, 4]);
    expect((await opened.compare(2)).total).toBe(0);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('keep the places of a room that was set up anew, and give those again that are still there', async () => {
    const opened = await open(2);
    await opened.arrange();
    const [one = 0, two = 0] = await opened.tickets();
    const { theory, room_id, address } = opened;
    await opened.go({ sitting_id: theory, ticket_id: one, desk: 6 });
    await opened.clear();
    expect((await opened.kinds()).map(([, kind]) => kind)).toEqual(['by_hand', 'accepted']);
    // Nobody sits anywhere: there is nothing to keep.
    await opened.clear();
    expect(await opened.kinds()).toHaveLength(2);
    const [room] = (await opened.exam.plan()).rooms;
    const seen = { room_id, updated_at: room?.updated_at ?? '', address };
    await opened.exam.room('第 8 考场', { ...seen, rows: 3, columns: 2 });
    expect((await opened.seats(theory, 2)).seats.map(({ ticket_id, desk }) => [ticket_id, desk])).toEqual([
      [two, 2],
    ]);
    expect(await opened.arrange({ from_version: 2 })).toMatchObject({ version: 3, changes: { reissued: 2 } });
    expect(await opened.deskOf(theory, one)).toBe(1);
    expect((await opened.compare(2)).items).toMatchObject([
      {
        ticket_id: one,
        before: { room_name: '第 1 考场', row: 2, column: 3 },
        after: { room_name: '第 8 考场', row: 1, column: 1 },
      },
    ]);
  });

  it('give people back their places whose ticket is another one by now', async () => {
    const opened = await open(2);
    await opened.arrange();
    const [one = 0] = await opened.tickets();
    const { theory } = opened;
    await opened.cancel(one);
    await opened.arrange();
    const [, , again = 0] = await opened.tickets();
    await opened.go({ sitting_id: theory, ticket_id: again, desk: 5 });
    await opened.arrange({ from_version: 1 });
    expect(await opened.deskOf(theory, again)).toBe(1);
    expect((await opened.kinds()).map(([, kind]) => kind)).toEqual([
      'accepted',
      'by_hand',
      'accepted',
      'by_hand',
      'accepted',
    ]);
  });

  it('are not there in another class, nor before they are accepted', async () => {
    const opened = await open(1);
    expect(await opened.versions()).toEqual({ items: [], total: 0 });
    expect(await refusalOf(opened.preview({ from_version: 1 }))).toBe('not_found');
    await opened.arrange();
    expect(await refusalOf(opened.preview({ from_version: 2 }))).toBe('not_found');
    expect(await refusalOf(opened.compare(2))).toBe('not_found');
    expect(await refusalOf(opened.compare(1, 2))).toBe('not_found');
    expect(await refusalOf(opened.seats(opened.theory, 2))).toBe('not_found');
    const foreign = callHandler(fetchArrangements, { services, caller, input: { class_id: 404 } });
    expect(await refusalOf(foreign)).toBe('not_found');
    expect((await countStatements(() => opened.compare(1))).length).toBeLessThanOrEqual(2);
  });

  it('change by moves to another sitting of the subject, one with another where somebody sits there', async () => {
    const opened = await open(2);
    const { theory, practical, address } = opened;
    const { room_id } = await opened.exam.room('第 2 考场', { address });
    const { sitting_id: second } = await opened.exam.sitting(room_id, 0, 1);
    await opened.arrange();
    const [one = 0, two = 0] = await opened.tickets();
    const go = (to_sitting_id: number, desk: number, other_id?: number) =>
      opened.go({ sitting_id: theory, to_sitting_id, ticket_id: one, desk, other_id });
    expect(await fieldsOf(go(practical, 5))).toEqual({ to_sitting_id: 'not_offered' });
    expect(await fieldsOf(go(second, 7))).toEqual({ desk: 'not_offered' });
    expect(await refusalOf(go(404, 1))).toBe('not_found');
    expect(await refusalOf(go(second, 3, two))).toBe('state_changed');
    // At the time of the other subject.
    const { sitting_id: late } = await opened.exam.sitting(room_id, 2, 3);
    expect(await fieldsOf(go(late, 1))).toEqual({ to_sitting_id: 'busy' });

    expect(await go(second, 3)).toEqual({ reissued: 1 });
    expect((await opened.seats(second)).seats).toMatchObject([{ ticket_id: one, desk: 3, paper: 'A' }]);
    expect(await refusalOf(go(second, 4))).toBe('not_found');
    const back = { sitting_id: second, to_sitting_id: theory, ticket_id: one, desk: 2, other_id: two };
    expect(await opened.go(back)).toEqual({ reissued: 2 });
    expect([await opened.deskOf(theory, one), await opened.deskOf(second, two)]).toEqual([2, 3]);
    expect((await opened.detail(one)).revision).toBe(3);
    expect((await opened.compare(1)).items).toMatchObject([
      { ticket_id: one, before: { row: 1, column: 1 }, after: { room_name: '第 1 考场', row: 1, column: 2 } },
      { ticket_id: two, after: { room_name: '第 2 考场', row: 1, column: 3 } },
    ]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });
});
