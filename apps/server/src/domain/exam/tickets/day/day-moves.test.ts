import type { DayMove, TicketRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { takeInHand } from '../../../accounts/testing/take-in-hand.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { forgetExam } from '../../../enrolment/erasure/forget-exam.js';
import { readFates } from '../../../enrolment/erasure/read-fates.js';
import { readOwnData } from '../../../enrolment/own-data/read-own-data.js';
import { openCandidate } from '../../../enrolment/testing/test-candidate.js';
import { openMessage } from '../../../messaging/seal-message.js';
import { scoreCalls } from '../../../scores/testing/score-office.js';
import { openDoor } from '../../check-in/testing/open-door.js';
import { setArrangementStatus } from '../arrangement/set-arrangement-status.js';
import { fetchPrint } from '../prints/fetch-print.js';
import { startPrint } from '../prints/start-print.js';
import { signTicket, ticketKey } from '../sign-ticket.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { decideDayMove } from './decide-day-move.js';
import { fetchDayMoves } from './fetch-day-moves.js';
import { moveOnDay } from './move-on-day.js';

describe.each(engines)('moves on the day on $name', (engine) => {
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

  /** A published class whose exam begins in an hour, with a second room for its theory and a free third one. */
  const open = async (candidates: number) => {
    const exam_at = new Date(services.now().getTime() + 3_600_000);
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    const { class_id, exam, address } = office;
    const second = await exam.room('第 2 考场', { address });
    const beside = await exam.sitting(second.room_id, 0, 1);
    const free = await exam.room('第 3 考场', { address, rows: 3, columns: 2, blocked: [1] });
    await office.arrange();
    await callHandler(setArrangementStatus, {
      services,
      caller,
      input: { class_id, event: 'publish_arrangement', version: 1 },
    });
    const rows = async () => (await office.list()).items;
    const door = openDoor(services, class_id, caller);
    return {
      ...office,
      second: second.room_id,
      beside: beside.sitting_id,
      free: free.room_id,
      rows,
      door,
      /** The code on a ticket of the present revision. */
      codeOf: ({ enrol_no, ticket_no, revision }: TicketRow) =>
        signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision }),
      go: (move: DayMove, as = caller, of = class_id) =>
        callHandler(moveOnDay, { services, caller: as, input: { class_id: of, move, reason: '桌椅损坏' } }),
      decide: (move_id: number, as = other, event: 'carry_out' | 'drop' = 'carry_out') =>
        callHandler(decideDayMove, { services, caller: as, input: { class_id, move_id, event } }),
      waiting: async () =>
        (await callHandler(fetchDayMoves, { services, caller: other, input: { class_id } })).items,
      told: async () =>
        (
          await sql<{ status: string }>`
            select params->>'status' as status from sms where class_id = ${class_id} and template = 'ticket' order by sms_id`.execute(
            services.store.db,
          )
        ).rows.map(({ status }) => status),
    };
  };
  const first = <Row>(rows: readonly Row[]): Row => {
    const [row] = rows;
    if (!row) throw new Error('There is nobody.');
    return row;
  };

  it('give one person another desk, also in another room, notify them, and leave their old code to open the door', async () => {
    const opened = await open(2);
    const { class_id, theory, beside, rows } = opened;
    const before = first(await rows());
    const { ticket_id } = before;
    const old = opened.codeOf(before);
    const started = await callHandler(startPrint, { services, caller, input: { class_id } });
    expect(started.outdated).toBe(false);
    pass(1_000);
    const move = { kind: 'person', ticket_id, sitting_id: theory, to_sitting_id: beside, desk: 5 } as const;
    expect(await opened.go(move)).toEqual({ reissued: 1, told: 1, waits_id: null });
    const after = first(await rows());
    expect(after).toMatchObject({ revision: 2, status: 'issued' });
    expect(after.seats[0]).toMatchObject({ room_name: '第 2 考场', row: 2, column: 2, sitting_id: beside });
    expect((await opened.told()).length).toBe(3);
    expect((await callHandler(fetchPrint, { services, caller, input: { class_id } })).print).toMatchObject({
      outdated: true,
    });
    expect(
      (await opened.detail(ticket_id)).timeline.map(({ action, reason }) => [action, reason]),
    ).toContainEqual(['reissue', '桌椅损坏']);
    // The code that was printed before opens the door, which shows the new room.
    expect(await opened.door.scan(old)).toMatchObject({
      status: 'admitted',
      replaced: true,
      seats: [{ room_name: '第 2 考场', row: 2, column: 2 }, {}],
    });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('take the open conflicts of a person along', async () => {
    const opened = await open(1);
    const { theory, beside, rows, door } = opened;
    const { ticket_id, enrol_no } = first(await rows());
    const scanned_at = services.now().toISOString();
    await door.upload('device-one', { enrol_no, scanned_at });
    expect(await door.upload('device-two', { enrol_no, scanned_at })).toMatchObject([{ status: 'conflict' }]);
    const move = { kind: 'person', ticket_id, sitting_id: theory, to_sitting_id: beside, desk: 5 } as const;
    const { waits_id } = await opened.go(move);
    await opened.decide(waits_id ?? 0);
    expect((await door.roster({ show: 'conflict', sitting_id: beside })).items).toMatchObject([
      { enrol_no, conflicts: [{ sitting_id: beside, device: 'device-two' }] },
    ]);
    expect(await door.upload('device-two', { enrol_no, scanned_at })).toMatchObject([
      { reason: 'already_admitted' },
    ]);
  });

  it('are refused with their cause', async () => {
    const opened = await open(2);
    const { theory, practical, rows } = opened;
    const [one, two] = await rows();
    const person = { kind: 'person', ticket_id: one?.ticket_id ?? 0, sitting_id: theory, desk: 2 } as const;
    expect(await refusalOf(opened.go(person))).toBe('move_barred');
    expect(await opened.go({ ...person, other_id: two?.ticket_id })).toMatchObject({ reissued: 2, told: 2 });
    expect(await fieldsOf(opened.go({ ...person, desk: 4, to_sitting_id: practical }))).toMatchObject({
      'move.to_sitting_id': 'not_offered',
    });
    const stranger = await open(1);
    expect(await refusalOf(opened.go(person, caller, stranger.class_id))).toBe('not_found');
    expect(await refusalOf(opened.go(person, caller, 404))).toBe('not_found');
    pass(5 * 3_600_000);
    expect(await refusalOf(opened.go({ ...person, desk: 4 }))).toBe('move_barred');
  });

  it('give a whole room another one that is free and large enough', async () => {
    const opened = await open(2);
    const { room_id, second, free, rows } = opened;
    // The second room has a sitting at the same hour.
    expect(await fieldsOf(opened.go({ kind: 'room', room_id, to_room_id: second }))).toMatchObject({
      'move.to_room_id': 'busy',
    });
    expect(await opened.go({ kind: 'room', room_id, to_room_id: free })).toMatchObject({
      reissued: 2,
      told: 2,
    });
    expect(first(await rows()).seats).toMatchObject([
      { room_name: '第 3 考场', row: 1, column: 2 },
      { room_name: '第 3 考场', row: 1, column: 2 },
    ]);
    // Moving back undoes it, except that people get the first free desks.
    expect(await opened.go({ kind: 'room', room_id: free, to_room_id: room_id })).toMatchObject({
      reissued: 2,
    });
    const { db } = services.store;
    await db
      .updateTable('exam_room')
      .set({ rows: 1, columns: 1, blocked: [] })
      .where('room_id', '=', free)
      .execute();
    expect(await refusalOf(opened.go({ kind: 'room', room_id, to_room_id: free }))).toBe('move_barred');
  });

  it('wait for another person once the exam has begun, or once somebody is in', async () => {
    const opened = await open(2);
    const { class_id, theory, beside, rows } = opened;
    const one = first(await rows());
    await opened.door.scan(opened.codeOf(one));
    const move = {
      kind: 'person',
      ticket_id: one.ticket_id,
      sitting_id: theory,
      to_sitting_id: beside,
      desk: 1,
    } as const;
    const { waits_id } = await opened.go(move);
    expect(await opened.waiting()).toMatchObject([
      {
        move_id: waits_id,
        name: one.name,
        is_own: false,
        from: { room_name: '第 1 考场', row: 1 },
        to: { room_name: '第 2 考场', row: 1, column: 1 },
      },
    ]);
    expect(await refusalOf(opened.decide(waits_id ?? 0, caller))).toBe('another_person');
    expect(await opened.decide(waits_id ?? 0)).toEqual({ reissued: 1, told: 1 });
    expect(await refusalOf(opened.decide(waits_id ?? 0))).toBe('state_changed');
    // A person who was admitted before counts as present in the sitting that they went to.
    const { rows: marks } = await sql`
      select sitting_id, mark from sitting_mark where class_id = ${class_id}`.execute(services.store.db);
    expect(marks).toEqual([{ sitting_id: beside, mark: 'present' }]);
    pass(3_700_000);
    const two = (await rows()).at(-1);
    const late = { kind: 'person', ticket_id: two?.ticket_id ?? 0, sitting_id: theory, desk: 6 } as const;
    const second = await opened.go(late);
    expect(second.waits_id).not.toBeNull();
    const taken = await openStaff(services, { roles: ['zky-admin'] });
    await takeInHand(services, { by: caller.user_id, on: taken.user_id });
    expect(await refusalOf(opened.decide(second.waits_id ?? 0, taken))).toBe('another_person');
    expect(await opened.decide(second.waits_id ?? 0, caller, 'drop')).toEqual({ reissued: 0, told: 0 });
    expect(await opened.waiting()).toEqual([]);
  });

  it('notify those who invigilate by an account with a phone that their room is another one', async () => {
    const opened = await open(1);
    const { class_id, room_id, theory, free, exam } = opened;
    const { db, withTx } = services.store;
    const [told, silent] = [await exam.invigilator('邵慧敏'), await exam.invigilator('顾明哲')];
    const phone_enc = services.keyring.seal('phone', '13800001234');
    const phone_index = services.keyring.blindIndex('phone', '13800001234');
    await db.updateTable('account').set({ phone_enc, phone_index }).where('user_id', '=', told).execute();
    await withTx(async (tx) => {
      for (const user_id of [told, silent])
        await tx
          .insertInto('sitting_invigilator')
          .values({ class_id, sitting_id: theory, user_id })
          .execute();
    });
    await opened.go({ kind: 'room', room_id, to_room_id: free });
    const { rows } = await sql<{ params: Record<string, string> }>`
      select params from sms where class_id = ${class_id} and template = 'sitting_moved'`.execute(db);
    const said = rows.map(({ params }) => openMessage(services.keyring, params));
    expect(said).toMatchObject([{ params: { to_room: '第 3 考场', address: opened.address } }]);
  });

  it('of one person at the same moment end with one seat, and a desk is given once', async () => {
    const opened = await open(2);
    const { class_id, theory, beside, rows } = opened;
    const [one, two] = await rows();
    const to = (ticket_id: number | undefined, desk: number): DayMove => ({
      kind: 'person',
      ticket_id: ticket_id ?? 0,
      sitting_id: theory,
      to_sitting_id: beside,
      desk,
    });
    // Two moves of the same person at once: the second one finds that they left the seat.
    const same = await Promise.allSettled([
      opened.go(to(one?.ticket_id, 1)),
      opened.go(to(one?.ticket_id, 2)),
    ]);
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const desk = (await rows()).find(({ ticket_id }) => ticket_id === one?.ticket_id)?.seats[0]?.column ?? 0;
    // A move of another person to the same desk is refused.
    expect(await refusalOf(opened.go(to(two?.ticket_id, desk)))).toBe('move_barred');
    const { rows: seats } = await sql`
      select ticket_id from exam_seat where class_id = ${class_id} and subject = 'theory'`.execute(
      services.store.db,
    );
    expect(seats).toHaveLength(2);
  });

  it('of one person wait once, also where two ask at the same moment', async () => {
    const opened = await open(2);
    const { theory, practical, rows } = opened;
    const [one, two] = await rows();
    pass(3_700_000);
    const to = (ticket_id = 0, desk: number, sitting_id = theory): DayMove => ({
      kind: 'person',
      ticket_id,
      sitting_id,
      desk,
    });
    const asked = await Promise.allSettled([
      opened.go(to(one?.ticket_id, 5)),
      opened.go(to(one?.ticket_id, 6), other),
    ]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await opened.waiting()).toHaveLength(1);
    expect(await causeOf(opened.go(to(one?.ticket_id, 4)))).toEqual({ why: 'move_waits' });
    expect(await sentenceOf(opened.go(to(one?.ticket_id, 4)))).toContain(one?.name);
    // In exchange they would be moved as well; another subject of theirs, and another person, are another matter.
    const exchange = { ...to(two?.ticket_id, 1), other_id: one?.ticket_id } as DayMove;
    expect(await causeOf(opened.go(exchange))).toEqual({ why: 'move_waits' });
    expect(await opened.go(to(one?.ticket_id, 5, practical))).toMatchObject({ waits_id: expect.any(Number) });
    expect(await opened.go(to(two?.ticket_id, 4))).toMatchObject({ waits_id: expect.any(Number) });
    for (const { move_id } of await opened.waiting()) await opened.decide(move_id, other, 'drop');
    expect(await opened.go(to(one?.ticket_id, 4))).toMatchObject({ waits_id: expect.any(Number) });
  });

  it('are refused once a score of the subject is entered, and wait in nobody’s name after an erasure', async () => {
    const opened = await open(2);
    const { class_id, theory, rows } = opened;
    const { db } = services.store;
    const one = first(await rows());
    const move = { kind: 'person', ticket_id: one.ticket_id, sitting_id: theory, desk: 6 } as const;
    await opened.door.scan(opened.codeOf(one));
    const { waits_id } = await opened.go(move);
    const person = await db
      .selectFrom('enrolment as e')
      .innerJoin('exam_ticket as t', (join) =>
        join.onRef('t.class_id', '=', 'e.class_id').onRef('t.enrolment_id', '=', 'e.enrolment_id'),
      )
      .select(['e.phone_index', 'e.enrolment_id'])
      .where('t.class_id', '=', class_id)
      .where('t.ticket_id', '=', move.ticket_id)
      .executeTakeFirstOrThrow();
    const holder = { ...(await openCandidate(services, '13800009901')), phone_index: person.phone_index };
    expect((await readOwnData(services, holder)).data).toMatchObject({
      enrolments: [{ seat_moves: [{ reason: '桌椅损坏' }] }],
    });
    const be = (status: 'scoring' | 'examining') =>
      db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await be('scoring');
    await scoreCalls(services, class_id, [person.enrolment_id]).enterAll(caller, 'theory', 80);
    await be('examining');
    expect(await refusalOf(opened.go(move))).toBe('move_barred');
    expect(await refusalOf(opened.decide(waits_id ?? 0))).toBe('move_barred');
    await services.store.withTx(async (tx) =>
      forgetExam(tx, { fates: await readFates(tx, [person.phone_index]) }),
    );
    expect(await opened.waiting()).toEqual([]);
  });

  it('do not take a room that another class has at that hour', async () => {
    const opened = await open(1);
    const { room_id, free, address } = opened;
    const exam_at = new Date(services.now().getTime() + 3_600_000);
    const stranger = await ticketOffice(services, caller, 0, { exam_at });
    const taken = await stranger.exam.room('第 3 考场', { address, rows: 3, columns: 2 });
    await stranger.exam.sitting(taken.room_id, 0, 4);
    expect(await fieldsOf(opened.go({ kind: 'room', room_id, to_room_id: free }))).toMatchObject({
      'move.to_room_id': 'busy',
    });
  });
});
