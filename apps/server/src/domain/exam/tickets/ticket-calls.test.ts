import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { fetchTicketById } from './fetch-ticket-by-id.js';
import { ticketOffice } from './testing/ticket-office.js';

describe.each(engines)('tickets on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = (candidates: number) => ticketOffice(services, caller, candidates);
  type Opened = Awaited<ReturnType<typeof open>>;
  const withdraw = (class_id: number, enrol_no: string | undefined) =>
    services.store.db
      .updateTable('enrolment')
      .set({ status: 'withdrawn', place: 'free', live_id_index: null, live_phone_index: null })
      .where('class_id', '=', class_id)
      .where('enrol_no', '=', enrol_no ?? '')
      .execute();
  const deskOf = async (opened: Opened, ticket_id: number) =>
    (await opened.seats(opened.theory)).seats.find((seat) => seat.ticket_id === ticket_id)?.desk;

  it('are issued by an arrangement that was tried, with numbers without a gap and a seat in every subject', async () => {
    const opened = await open(4);
    const tried = await opened.preview();
    expect(tried).toMatchObject({ people: 4, unpaid: 0, changes: { issued: 4, reissued: 0, kept: 0 } });
    expect(tried.subjects).toMatchObject([
      { subject: 'theory', sittings: 1, desks: 6, seated: 4, unseated: 0, overlaps: false },
      { subject: 'practical', seated: 4 },
    ]);
    expect((await opened.list()).total).toBe(0);
    expect(await opened.accept(tried.basis)).toMatchObject({ version: 1, changes: { issued: 4 } });
    const { items, counts, arrangement } = await opened.list();
    expect(items.map(({ ticket_no }) => ticket_no)).toEqual(
      [1, 2, 3, 4].map((n) => `${opened.code}-T000${n}`),
    );
    expect(items[1]?.seats).toMatchObject([
      { subject: 'theory', row: 1, column: 2, paper: 'B' },
      { subject: 'practical', row: 1, column: 2, paper: 'B' },
    ]);
    expect([counts.issued, arrangement?.version, arrangement?.accepted_by]).toEqual([4, 1, '陈思远']);
    expect((await opened.list({ search: items[2]?.ticket_no })).items).toEqual([items[2]]);
    expect((await opened.list({ room_id: 404 })).total).toBe(0);
    expect((await countStatements(() => opened.list({ search: '李' }))).length).toBeLessThanOrEqual(2);
    expect(await refusalOf(opened.accept(tried.basis))).toBe('state_changed');
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('number the units and employers on the map, two spellings as one, and name no employer there', async () => {
    const opened = await open(4);
    const { class_id, theory } = opened;
    await opened.arrange();
    for (const [index, employer] of ['浦江软件', '浦江 软件', '无', '别处'].entries()) {
      const { enrol_no = '' } = (await opened.list()).items[index] ?? {};
      await services.store.db
        .updateTable('enrolment')
        .set({ employer, unit_id: null })
        .where('class_id', '=', class_id)
        .where('enrol_no', '=', enrol_no)
        .execute();
    }
    const { seats } = await opened.seats(theory);
    const [one, two, none, other] = seats.map(({ origins }) => origins);
    expect(one).toHaveLength(1);
    expect(two).toEqual(one);
    expect(none).toEqual([]);
    expect(other).not.toEqual(one);
    expect(JSON.stringify(seats)).not.toContain('浦江');
    // The numbers are those of the class: another sitting has the same.
    expect((await opened.seats(opened.practical)).seats.map(({ origins }) => origins)).toEqual([
      one,
      two,
      none,
      other,
    ]);
    // They do not shift when somebody else comes from elsewhere.
    await services.store.db
      .updateTable('enrolment')
      .set({ employer: '无' })
      .where('class_id', '=', class_id)
      .where('employer', '=', '别处')
      .execute();
    expect((await opened.seats(theory)).seats[0]?.origins).toEqual(one);
  });

  it('are left alone by the next arrangement, but for those whose seat changed; who has left has a superseded one', async () => {
    const opened = await open(4);
    await opened.arrange();
    const before = (await opened.list()).items;
    await withdraw(opened.class_id, before[1]?.enrol_no);
    expect(await opened.arrange()).toMatchObject({
      version: 2,
      changes: { issued: 0, reissued: 0, superseded: 1, kept: 3 },
    });
    const kept = (await opened.list({ status: 'issued' })).items;
    expect(kept).toEqual(before.filter((_, index) => index !== 1));
    // Not keeping them closes the gap: two move up, one stays.
    expect(await opened.arrange({ keep: false })).toMatchObject({ changes: { reissued: 2, kept: 1 } });
    const [, , moved] = before;
    expect(await opened.detail(moved?.ticket_id ?? 0)).toMatchObject({
      ticket_no: moved?.ticket_no,
      revision: 2,
    });
    expect((await opened.detail(moved?.ticket_id ?? 0)).timeline.map(({ action }) => action)).toEqual([
      'issue',
      'rearrange',
      'reissue',
    ]);
    const gone = await opened.detail(before[1]?.ticket_id ?? 0);
    expect([gone.status, gone.seats]).toEqual(['superseded', []]);
  });

  it('are not issued while somebody has no seat or two subjects meet, nor after anything changed', async () => {
    const opened = await open(7);
    const tried = await opened.preview();
    expect(tried.subjects[0]?.unseated).toBe(1);
    expect(await fieldsOf(opened.accept(tried.basis))).toEqual({ desks: 'over_limit' });
    const other = await opened.exam.room('第 2 考场', { address: opened.address });
    await opened.exam.sitting(other.room_id, 0, 1);
    await opened.exam.sitting(other.room_id, 0.5, 1.5, { subject: 'practical' }).catch(() => undefined);
    expect(await refusalOf(opened.accept(tried.basis))).toBe('state_changed');
    const third = await opened.exam.room('第 3 考场', { address: opened.address });
    await opened.exam.sitting(third.room_id, 0.5, 1.5, { subject: 'practical' });
    expect((await opened.preview()).subjects.map(({ overlaps }) => overlaps)).toEqual([true, true]);
    expect(await fieldsOf(opened.arrange())).toEqual({ sittings: 'busy' });
    await opened.move('enrolling');
    expect(await refusalOf(opened.preview())).toBe('class_state');
    const foreign = callHandler(fetchTicketById, {
      services,
      caller,
      input: { class_id: 404, ticket_id: 1 },
    });
    expect(await refusalOf(foreign)).toBe('not_found');
  });

  it('wait for the fee', async () => {
    const opened = await open(2);
    const [first] = (
      await sql<{ enrolment_id: number }>`
      select enrolment_id from enrolment where class_id = ${opened.class_id} order by enrol_no limit 1`.execute(
        services.store.db,
      )
    ).rows;
    await services.store.db
      .updateTable('enrolment')
      .set({ fee_cents: 68_000 })
      .where('enrolment_id', '=', first?.enrolment_id ?? 0)
      .execute();
    expect(await opened.preview()).toMatchObject({ people: 1, unpaid: 1 });
  });

  it('change seats one with another, as they were seen', async () => {
    const opened = await open(3);
    await opened.arrange();
    const [one, two] = (await opened.list()).items.map(({ ticket_id }) => ticket_id);
    const { theory: sitting_id } = opened;
    const ticket_id = one ?? 0;
    expect(await refusalOf(opened.go({ sitting_id, ticket_id, desk: 2 }))).toBe('state_changed');
    await opened.go({ sitting_id, ticket_id, desk: 2, other_id: two });
    expect(await Promise.all([one, two].map((id) => deskOf(opened, id ?? 0)))).toEqual([2, 1]);
    await opened.go({ sitting_id, ticket_id, desk: 6 });
    expect(await deskOf(opened, ticket_id)).toBe(6);
    expect((await opened.detail(ticket_id)).revision).toBe(3);
    expect((await opened.seats(opened.practical)).seats.map(({ desk }) => desk)).toEqual([1, 2, 3]);
    expect(await refusalOf(opened.go({ sitting_id, ticket_id, desk: 7 }))).toBe('invalid_input');
    expect(await refusalOf(opened.go({ sitting_id: 404, ticket_id, desk: 1 }))).toBe('not_found');
  });

  it('hold their sitting and room as they are, until all seats are taken back', async () => {
    const opened = await open(2);
    await opened.arrange();
    const [sitting] = (await opened.exam.sittings()).items;
    const seen = { sitting_id: opened.theory, updated_at: sitting?.updated_at ?? '' };
    const [room] = (await opened.exam.plan()).rooms;
    const asSeen = {
      room_id: opened.room_id,
      updated_at: room?.updated_at ?? '',
      address: room?.address ?? '',
    };
    expect(await refusalOf(opened.exam.sitting(opened.room_id, 0, 2, seen))).toBe('in_use');
    expect(await refusalOf(opened.exam.room('第 1 考场', { ...asSeen, rows: 5 }))).toBe('in_use');
    expect(await opened.clear()).toEqual({ superseded: 2 });
    await opened.exam.sitting(opened.room_id, 0, 2, seen);
    expect(await opened.arrange()).toMatchObject({ changes: { issued: 0, reissued: 2 } });
  });

  it('become void with a reason, and their number is not given again; all of them with their class', async () => {
    const opened = await open(2);
    await opened.arrange();
    const [first, second] = (await opened.list()).items;
    expect(await opened.cancel(first?.ticket_id ?? 0)).toMatchObject({ status: 'void' });
    expect(await refusalOf(opened.cancel(first?.ticket_id ?? 0))).toBe('transition_refused');
    expect(await refusalOf(opened.cancel(404))).toBe('not_found');
    expect((await opened.seats(opened.theory)).seats.map(({ ticket_id }) => ticket_id)).toEqual([
      second?.ticket_id,
    ]);
    await opened.arrange();
    const { items } = await opened.list();
    expect(items.map(({ ticket_no, status }) => [ticket_no.slice(-4), status])).toEqual([
      ['0001', 'void'],
      ['0002', 'issued'],
      ['0003', 'issued'],
    ]);
    await applyByTwo(services, opened.class_id, 'cancel');
    expect((await opened.list()).counts).toEqual({ issued: 0, superseded: 0, void: 3 });
    expect((await opened.seats(opened.theory)).seats).toEqual([]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('get one number each, however many accept at once', async () => {
    const opened = await open(3);
    const { basis } = await opened.preview();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => opened.accept(basis)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await opened.list()).items.map(({ ticket_no }) => ticket_no.slice(-4))).toEqual([
      '0001',
      '0002',
      '0003',
    ]);
  });
});
