import type { DayMove } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { setArrangementStatus } from '../arrangement/set-arrangement-status.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { decideDayMove } from './decide-day-move.js';
import { fetchDayMoves } from './fetch-day-moves.js';
import { moveOnDay } from './move-on-day.js';
import { previewDayMove } from './preview-day-move.js';

describe.each(engines)('a room that spreads over several on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let other: StaffSession;
  let ahead = 0;
  beforeAll(async () => {
    const real = await openTestServices(engine);
    services = { ...real, now: () => new Date(real.now().getTime() + ahead) };
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    other = await openStaff(services, { roles: ['zky-admin'], name: '林若水' });
  });
  afterAll(() => services.close());

  /** A published class of five in one room, with two small spare rooms; `joint` has its theory as well. */
  const open = async () => {
    const exam_at = new Date(services.now().getTime() + 3_600_000);
    const office = await ticketOffice(services, caller, 5, { exam_at });
    const { class_id, exam, address, room_id } = office;
    const joint = await exam.room('第 2 考场', { address, rows: 1, columns: 4 });
    const beside = await exam.sitting(joint.room_id, 0, 1);
    const small = await exam.room('第 3 考场', { address, rows: 1, columns: 3 });
    const tiny = await exam.room('第 4 考场', { address, rows: 1, columns: 2 });
    await office.arrange();
    await callHandler(setArrangementStatus, {
      services,
      caller,
      input: { class_id, event: 'publish_arrangement', version: 1 },
    });
    const on = { services, caller };
    const to = (first: number, ...more: number[]) => ({
      kind: 'room' as const,
      room_id,
      to_room_id: first,
      more_room_ids: more,
    });
    return {
      ...office,
      joint: joint.room_id,
      beside: beside.sitting_id,
      small: small.room_id,
      tiny: tiny.room_id,
      to,
      go: (move: DayMove) => callHandler(moveOnDay, { ...on, input: { class_id, move, reason: '漏水' } }),
      try: (move: DayMove, waits_id?: number) =>
        callHandler(previewDayMove, { ...on, input: { class_id, move, ...(waits_id && { waits_id }) } }),
      /** From now on the rules part people of one employer; each has their own. */
      part: async () => {
        const { db } = services.store;
        await sql`update exam_arrangement set apart = true where class_id = ${class_id}`.execute(db);
        await sql`update enrolment set employer = enrol_no where class_id = ${class_id}`.execute(db);
      },
      waiting: async () => (await callHandler(fetchDayMoves, { ...on, input: { class_id } })).items,
      decide: (move_id: number) =>
        callHandler(decideDayMove, {
          services,
          caller: other,
          input: { class_id, move_id, event: 'carry_out' },
        }),
      /** Room and desk of everybody, by the number of their ticket. */
      places: async (subject: string) =>
        (await office.list()).items.map(({ seats }) => {
          const seat = seats.find((each) => each.subject === subject);
          return `${seat?.room_name} ${seat?.row}-${seat?.column}`;
        }),
    };
  };

  const spread = ['第 3 考场 1-1', '第 3 考场 1-2', '第 3 考场 1-3', '第 4 考场 1-1', '第 4 考场 1-2'];

  it('seats those whom the first room does not hold in the next, with sittings of their own, as it was previewed', async () => {
    const opened = await open();
    const { class_id, small, tiny, exam } = opened;
    const plan = await opened.try(opened.to(small, tiny));
    expect(plan.seats).toHaveLength(10);
    expect(plan).toMatchObject({
      added: [
        { subject: 'theory', room_name: '第 4 考场' },
        { subject: 'practical', room_name: '第 4 考场' },
      ],
      removed: [],
    });
    expect(plan.seats.slice(0, 5).map(({ to }) => `${to.room_name} ${to.row}-${to.column}`)).toEqual(spread);
    expect(plan.seats[0]).toMatchObject({ from: { room_name: '第 1 考场', row: 1, column: 1 } });
    expect(await opened.go(opened.to(small, tiny))).toEqual({ reissued: 5, told: 5, waits_id: null });
    expect(await opened.places('theory')).toEqual(spread);
    expect(await opened.places('practical')).toEqual(spread);
    const { items } = await exam.sittings({ limit: 50 });
    expect(items.map(({ subject, room_name }) => `${subject} ${room_name}`).sort()).toEqual([
      'practical 第 3 考场',
      'practical 第 4 考场',
      'theory 第 2 考场',
      'theory 第 3 考场',
      'theory 第 4 考场',
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('takes no further room than it needs', async () => {
    const opened = await open();
    const { exam, small, tiny, room_id, address } = opened;
    const large = await exam.room('第 5 考场', { address });
    await opened.go({ kind: 'room', room_id, to_room_id: large.room_id, more_room_ids: [small, tiny] });
    expect(new Set((await opened.places('theory')).map((place) => place.slice(0, 6)))).toEqual(
      new Set(['第 5 考场']),
    );
    expect((await exam.sittings({ limit: 50 })).total).toBe(3);
  });

  it('takes free seats of a sitting of the subject at that time, and drops the sitting that nobody has any longer', async () => {
    const opened = await open();
    const { class_id, theory, joint, small, exam } = opened;
    const watching = await exam.invigilator('邵慧敏');
    await services.store.db
      .insertInto('sitting_invigilator')
      .values({ class_id, sitting_id: theory, user_id: watching })
      .execute();
    const move = { ...opened.to(joint, small), sitting_ids: [theory] };
    expect(await opened.try(move)).toMatchObject({ added: [], removed: [] });
    expect(await opened.go(move)).toMatchObject({ reissued: 5 });
    expect(await opened.places('theory')).toEqual([
      '第 2 考场 1-1',
      '第 2 考场 1-2',
      '第 2 考场 1-3',
      '第 2 考场 1-4',
      '第 3 考场 1-1',
    ]);
    // The sitting went on to the room that had none, with those who invigilate it.
    expect(
      (await exam.sittings({ subject: 'theory' })).items.map(({ sitting_id, room_name, invigilators }) => [
        sitting_id === theory,
        room_name,
        invigilators.length,
      ]),
    ).toEqual([
      [false, '第 2 考场', 0],
      [true, '第 3 考场', 1],
    ]);
    const { rows } = await sql`
      select from exam_sitting where class_id = ${class_id} and subject = 'practical'`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(1);
    const alone = await open();
    await alone.exam.room('第 6 考场', { address: alone.address });
    for (const ticket of (await alone.list()).items.slice(0, 2)) await alone.cancel(ticket.ticket_id);
    await services.store.db
      .insertInto('sitting_invigilator')
      .values({
        class_id: alone.class_id,
        sitting_id: alone.theory,
        user_id: await alone.exam.invigilator('许文谦'),
      })
      .execute();
    await sql`update exam_sitting set names = '{何志远}' where class_id = ${alone.class_id} and sitting_id = ${alone.theory}`.execute(
      services.store.db,
    );
    const joining = { ...alone.to(alone.joint), sitting_ids: [alone.theory] };
    expect(await alone.try(joining)).toMatchObject({
      added: [],
      removed: [{ subject: 'theory', room_name: '第 1 考场', invigilators: ['许文谦', '何志远'] }],
    });
    expect(await alone.go(joining)).toMatchObject({ reissued: 3 });
    expect(
      (await alone.exam.sittings({ subject: 'theory' })).items.map(({ sitting_id }) => sitting_id),
    ).toEqual([alone.beside]);
  });

  it('is refused where all rooms together are too small, or one of them is taken at that time', async () => {
    const opened = await open();
    const { small, tiny, joint, exam, address, class_id } = opened;
    expect(await causeOf(opened.go(opened.to(small)))).toEqual({ why: 'room_small' });
    expect(await causeOf(opened.try(opened.to(tiny)))).toEqual({ why: 'room_small' });
    const exam_at = new Date(Date.parse(await exam.hour(0)));
    const stranger = await ticketOffice(services, caller, 0, { exam_at });
    const taken = await stranger.exam.room('第 4 考场', { address });
    await stranger.exam.sitting(taken.room_id, 0, 4);
    expect(await fieldsOf(opened.try(opened.to(small, tiny)))).toEqual({ 'move.more_room_ids': 'busy' });
    expect(await fieldsOf(opened.go(opened.to(small, tiny)))).toEqual({ 'move.more_room_ids': 'busy' });
    expect(await fieldsOf(opened.go(opened.to(small, small)))).toEqual({
      'move.more_room_ids': 'not_offered',
    });
    await sql`update exam_room set columns = 6 where class_id = ${class_id} and room_id = ${joint}`.execute(
      services.store.db,
    );
    // The refusal names the room, and what takes it where that is of the class itself.
    const onto = { kind: 'room' as const, room_id: opened.room_id, to_room_id: joint };
    expect(await causeOf(opened.try(onto))).toMatchObject({ why: 'rooms_meet' });
    expect(await sentenceOf(opened.try(onto))).toMatch(/第 2 考场.*理论/);
    expect(await sentenceOf(opened.try(opened.to(small, tiny)))).toMatch(/第 4 考场已被其他班次占用/);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('is refused before it is made where the class would have too many sittings', async () => {
    const opened = await open();
    const { class_id, joint, small, tiny } = opened;
    const now = services.now();
    await sql`insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, created_at, updated_at)
      select ${class_id}::bigint, n, 'theory', ${joint}::bigint, ${now}::timestamptz + make_interval(days => n),
        ${now}::timestamptz + make_interval(days => n, hours => 1), ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, 597) as n`.execute(services.store.db);
    const over = { 'move.more_room_ids': 'over_limit' };
    expect(await fieldsOf(opened.go(opened.to(small, tiny)))).toEqual(over);
    expect(await fieldsOf(opened.try(opened.to(small, tiny)))).toEqual(over);
  });

  it('judges one person as it does a room: who loses an accessible desk, or comes to sit beside their own', async () => {
    const opened = await open();
    await opened.part();
    const { class_id, theory } = opened;
    const { db } = services.store;
    const [first, , third] = (await opened.list()).items;
    const person = {
      kind: 'person' as const,
      ticket_id: first?.ticket_id ?? 0,
      sitting_id: theory,
      desk: 6,
    };
    expect(await opened.try(person)).toMatchObject({ inaccessible: [], beside: [] });
    await sql`update exam_arrangement set accessible = array[(select enrolment_id from exam_ticket
      where class_id = ${class_id} and ticket_id = ${first?.ticket_id ?? 0})]
      where class_id = ${class_id}`.execute(db);
    // The third one sits before the last desk.
    await sql`update enrolment set employer = '浦江软件' where class_id = ${class_id} and enrolment_id in (
      select enrolment_id from exam_ticket where class_id = ${class_id}
        and ticket_id in (${first?.ticket_id ?? 0}, ${third?.ticket_id ?? 0}))`.execute(db);
    expect(await opened.try(person)).toMatchObject({ inaccessible: [first?.name], beside: [first?.name] });
    await sql`update exam_room set accessible = '{6}' where class_id = ${class_id}`.execute(db);
    await sql`update exam_arrangement set apart = false where class_id = ${class_id}`.execute(db);
    expect(await opened.try(person)).toMatchObject({ inaccessible: [], beside: [] });
  });

  it('says who loses an accessible desk, or sits beside their own, at the same places of another room', async () => {
    const opened = await open();
    await opened.part();
    const { class_id, exam, address, room_id } = opened;
    const { db } = services.store;
    const { room_id: alike } = await exam.room('第 5 考场', { address });
    expect(await opened.try(opened.to(alike))).toMatchObject({ inaccessible: [], beside: [] });
    const [first, second] = (await opened.list()).items;
    await sql`update exam_arrangement set accessible = array[(select enrolment_id from exam_ticket
      where class_id = ${class_id} and ticket_id = ${first?.ticket_id ?? 0})]
      where class_id = ${class_id}`.execute(db);
    await sql`update enrolment set employer = '浦江软件' where class_id = ${class_id} and enrolment_id in (
      select enrolment_id from exam_ticket where class_id = ${class_id}
        and ticket_id in (${first?.ticket_id ?? 0}, ${second?.ticket_id ?? 0}))`.execute(db);
    const plan = await opened.try({ ...opened.to(alike), room_id });
    expect(plan.inaccessible).toEqual([first?.name]);
    expect([...plan.beside].sort()).toEqual([first?.name, second?.name].sort());
  });

  it('parts employers from those who sit in a room already', async () => {
    const opened = await open();
    await opened.part();
    const { class_id, joint, small, theory, beside } = opened;
    const { db } = services.store;
    const [first, second] = (await opened.list()).items;
    await opened.go({
      kind: 'person',
      ticket_id: first?.ticket_id ?? 0,
      sitting_id: first?.seats[0]?.sitting_id ?? 0,
      to_sitting_id: beside,
      desk: 1,
    });
    await sql`update enrolment set employer = '浦江软件' where class_id = ${class_id} and enrolment_id in (
      select enrolment_id from exam_ticket where class_id = ${class_id}
        and ticket_id in (${first?.ticket_id ?? 0}, ${second?.ticket_id ?? 0}))`.execute(db);
    const plan = await opened.try({ ...opened.to(joint, small), sitting_ids: [theory] });
    expect(plan.beside).toEqual([]);
    expect(plan.seats.find(({ ticket_no }) => ticket_no === second?.ticket_no)?.to).not.toMatchObject({
      room_name: '第 2 考场',
      column: 2,
    });
  });

  it('waits for another person once the exam has begun, and names its rooms', async () => {
    const opened = await open();
    const { small, tiny } = opened;
    ahead += 3_650_000;
    const { waits_id } = await opened.go(opened.to(small, tiny));
    expect(await opened.waiting()).toMatchObject([
      { kind: 'room', move: opened.to(small, tiny), to: { room_name: '第 3 考场 + 第 4 考场' } },
    ]);
    // Another move of the room has to wait until this one is decided, and it can still be tried as itself.
    expect(await causeOf(opened.go(opened.to(small, tiny)))).toEqual({ why: 'move_waits' });
    expect(await causeOf(opened.try(opened.to(small, tiny)))).toEqual({ why: 'move_waits' });
    expect((await opened.try(opened.to(small, tiny), waits_id ?? 0)).seats).toHaveLength(10);
    expect(await opened.decide(waits_id ?? 0)).toEqual({ reissued: 5, told: 5 });
    expect(await opened.places('theory')).toEqual(spread);
  });
});
