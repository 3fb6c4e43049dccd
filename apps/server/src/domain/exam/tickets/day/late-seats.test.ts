import type { InputOf, TicketRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { newId } from '../../../../platform/store/new-id.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { forgetExam } from '../../../enrolment/erasure/forget-exam.js';
import { readFates } from '../../../enrolment/erasure/read-fates.js';
import { readOwnData } from '../../../enrolment/own-data/read-own-data.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { openCandidate } from '../../../enrolment/testing/test-candidate.js';
import { openDoor } from '../../check-in/testing/open-door.js';
import { setArrangementStatus } from '../arrangement/set-arrangement-status.js';
import { fetchPrint } from '../prints/fetch-print.js';
import { startPrint } from '../prints/start-print.js';
import { signTicket, ticketKey } from '../sign-ticket.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { decideDayMove } from './decide-day-move.js';
import { fetchDayMoves } from './fetch-day-moves.js';
import { fetchUnseated } from './fetch-unseated.js';
import { moveOnDay } from './move-on-day.js';
import { previewDayMove } from './preview-day-move.js';

let late = 9_000;

/** The sitting in which somebody is examined in theory. */
const theoryOf = (row: TicketRow | undefined) =>
  row?.seats.find(({ subject }) => subject === 'theory')?.sitting_id;

describe.each(engines)('seats given after publication on $name', (engine) => {
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

  /** A published class whose exam begins in an hour, by rules that part neighbours. */
  const open = async (
    candidates: number,
    rules: Partial<InputOf<'ticket/previewArrangement'>> = {},
    level = '5',
  ) => {
    const exam_at = new Date(services.now().getTime() + 3_600_000);
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    const { class_id } = office;
    const { db } = services.store;
    // People enrol by the conditions of level 5, and sit the subjects of this one.
    const examinedAt = (at: string) =>
      db.updateTable('class').set({ level: at }).where('class_id', '=', class_id).execute();
    await examinedAt(level);
    if (level === '2') await office.exam.sitting(office.room_id, 6, 7, { subject: 'review' });
    const employ = (employer: string, ids?: readonly number[]) =>
      db
        .updateTable('enrolment')
        .set({ employer })
        .where('class_id', '=', class_id)
        .$if(ids !== undefined, (query) => query.where('enrolment_id', 'in', [...(ids ?? [])]))
        .execute();
    await employ('浦江软件');
    await office.arrange({ apart: true, ...rules });
    await callHandler(setArrangementStatus, {
      services,
      caller,
      input: { class_id, event: 'publish_arrangement', version: 1 },
    });
    const on = { services, caller };
    /** A candidate who is approved after the seats are published. */
    const admit = async (fee_cents = 0) => {
      const be = (status: 'enrolling' | 'arranged') =>
        db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
      await be('enrolling');
      await examinedAt('5');
      late += 1;
      const { enrolment_id, enrol_no } = await enrolNth(services, class_id, late);
      await be('arranged');
      await examinedAt(level);
      await db
        .updateTable('enrolment')
        .set({ status: 'approved', fee_cents, employer: '别处' })
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      return { enrolment_id, enrol_no, phone: late };
    };
    const of = (ids: readonly number[], accessible?: readonly number[]) => ({
      kind: 'seat' as const,
      enrolment_ids: [...ids],
      ...(accessible && { accessible: [...accessible] }),
    });
    return {
      ...office,
      admit,
      employ,
      door: openDoor(services, class_id, caller),
      /** Another sitting, an hour long unless it ends at another hour. */
      add: async (room_id: number, subject: string, hour: number, until = hour + 1) => {
        const sitting_id = newId();
        const now = services.now();
        const times = {
          starts_at: await office.exam.hour(hour),
          ends_at: await office.exam.hour(until),
          created_at: now,
          updated_at: now,
        };
        await db
          .insertInto('exam_sitting')
          .values({ class_id, sitting_id, subject, room_id, ...times })
          .execute();
        return sitting_id;
      },
      give: (ids: readonly number[], accessible?: readonly number[]) =>
        callHandler(moveOnDay, {
          ...on,
          input: { class_id, move: of(ids, accessible), reason: '迟缴费' },
        }),
      try: (ids: readonly number[], accessible?: readonly number[]) =>
        callHandler(previewDayMove, { ...on, input: { class_id, move: of(ids, accessible) } }),
      unseated: () => callHandler(fetchUnseated, { ...on, input: { class_id } }),
      decide: (move_id: number, as = other) =>
        callHandler(decideDayMove, {
          services,
          caller: as,
          input: { class_id, move_id, event: 'carry_out' },
        }),
      waiting: async () => (await callHandler(fetchDayMoves, { ...on, input: { class_id } })).items,
      rows: async () => (await office.list()).items,
      told: async () =>
        (
          await sql<{ status: string }>`
            select params->>'status' as status from sms where class_id = ${class_id} and template = 'ticket' order by sms_id`.execute(
            db,
          )
        ).rows.map(({ status }) => status),
    };
  };

  it('continue the numbers, notify, follow in lists, prints and at the door, and leave everybody else alone', async () => {
    const opened = await open(2);
    const { class_id, code } = opened;
    const before = await opened.rows();
    await callHandler(startPrint, { services, caller, input: { class_id } });
    const [one, two] = [await opened.admit(), await opened.admit()];
    expect(await opened.unseated()).toMatchObject({
      total: 2,
      seatable: 2,
      items: [
        { enrolment_id: one.enrolment_id, open: null },
        { enrolment_id: two.enrolment_id, open: null },
      ],
    });
    pass(1_000);
    const plan = await opened.try([one.enrolment_id, two.enrolment_id]);
    expect(plan).toMatchObject({ waits: false, inaccessible: [], beside: [] });
    expect(plan.seats).toHaveLength(4);
    expect((await opened.list()).total).toBe(2);
    expect(await opened.give([two.enrolment_id, one.enrolment_id])).toEqual({
      reissued: 2,
      told: 2,
      waits_id: null,
    });
    const after = await opened.rows();
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.map(({ ticket_no }) => ticket_no)).toEqual(
      ['0001', '0002', '0003', '0004'].map((serial) =>
        expect.stringMatching(new RegExp(`^${code}.*${serial}$`)),
      ),
    );
    expect(after[2]).toMatchObject({ enrol_no: one.enrol_no, status: 'issued', revision: 1 });
    expect(after[2]?.seats.map(({ subject }) => subject)).toEqual(['theory', 'practical']);
    expect(plan.seats[0]?.to).toEqual({
      room_name: after[2]?.seats[0]?.room_name,
      row: after[2]?.seats[0]?.row,
      column: after[2]?.seats[0]?.column,
    });
    expect((await opened.told()).length).toBe(4);
    expect(await opened.unseated()).toMatchObject({ total: 0 });
    expect((await callHandler(fetchPrint, { services, caller, input: { class_id } })).print).toMatchObject({
      outdated: true,
    });
    const { enrol_no = '', ticket_no = '', revision = 0 } = after[2] ?? {};
    const scanned = signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision });
    expect(await opened.door.scan(scanned)).toMatchObject({ status: 'admitted', enrol_no });
    expect((await opened.detail(after[2]?.ticket_id ?? 0)).timeline[0]).toMatchObject({
      action: 'issue',
      reason: '迟缴费',
    });
    expect(await causeOf(opened.give([one.enrolment_id]))).toEqual({ why: 'seat_given' });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('part people of one employer, and give an accessible desk to those who need one', async () => {
    const opened = await open(1);
    const { room_id, class_id, employ } = opened;
    await services.store.db
      .updateTable('exam_room')
      .set({ accessible: [6] })
      .where('class_id', '=', class_id)
      .where('room_id', '=', room_id)
      .execute();
    const [one, needs] = [await opened.admit(), await opened.admit()];
    await employ('浦江软件', [one.enrolment_id]);
    await opened.give([one.enrolment_id]);
    const [first, second] = await opened.rows();
    const place = first?.seats[0];
    const taken = second?.seats[0];
    const steps =
      Math.abs((place?.row ?? 0) - (taken?.row ?? 0)) + Math.abs((place?.column ?? 0) - (taken?.column ?? 0));
    expect(steps).toBeGreaterThan(1);
    await opened.give([needs.enrolment_id], [needs.enrolment_id]);
    expect((await opened.rows())[2]?.seats[0]).toMatchObject({ row: 2, column: 3 });
    const third = await opened.admit();
    expect(await opened.try([third.enrolment_id], [third.enrolment_id])).toMatchObject({
      inaccessible: [expect.any(String)],
    });
  });

  it('are refused with their cause: a fee that is due, no free seat, a sitting that is over', async () => {
    const opened = await open(5);
    const { class_id } = opened;
    const debtor = await opened.admit(68_000);
    expect(await opened.unseated()).toMatchObject({ total: 1, seatable: 0, items: [{ open: 'fee' }] });
    expect(await causeOf(opened.give([debtor.enrolment_id]))).toEqual({ why: 'fee_due' });
    const [one, two] = [await opened.admit(), await opened.admit()];
    expect(await causeOf(opened.give([one.enrolment_id, two.enrolment_id]))).toEqual({ why: 'no_free_seat' });
    expect(await opened.list()).toMatchObject({ total: 5 });
    expect(await refusalOf(opened.give([404]))).toBe('not_found');
    // A candidate who is returned meanwhile gets no seat.
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'returned' })
      .where('class_id', '=', class_id)
      .where('enrolment_id', '=', two.enrolment_id)
      .execute();
    expect(await causeOf(opened.give([one.enrolment_id, two.enrolment_id]))).toEqual({ why: 'not_approved' });
    pass(5 * 3_600_000);
    expect(await causeOf(opened.give([one.enrolment_id]))).toEqual({ why: 'sitting_over' });
  });

  it('wait for another person once the exam has begun, in the data of those whom they name, and go with them', async () => {
    const opened = await open(2);
    const { db } = services.store;
    const [one, two] = [await opened.admit(), await opened.admit()];
    pass(3_700_000);
    expect(await opened.try([one.enrolment_id])).toMatchObject({ waits: true });
    const asked = await opened.give([one.enrolment_id, two.enrolment_id], [two.enrolment_id]);
    expect(
      await db
        .selectFrom('audit_event')
        .select(['object_id', 'detail'])
        .where('class_id', '=', opened.class_id)
        .where('action', '=', 'ask_seat')
        .orderBy('seq')
        .execute(),
    ).toEqual(
      // Neither names the other, nor says who needs an accessible desk.
      [one, two].map(({ enrolment_id }) => ({
        object_id: String(enrolment_id),
        detail: { move_id: asked.waits_id },
      })),
    );
    expect(asked).toMatchObject({ reissued: 0, waits_id: expect.any(Number) });
    expect(await opened.waiting()).toMatchObject([
      {
        kind: 'seat',
        move: { enrolment_ids: [one.enrolment_id, two.enrolment_id] },
        more: 1,
        from: null,
        to: null,
        is_own: true,
      },
    ]);
    // Nobody else asks for them meanwhile.
    expect(await opened.unseated()).toMatchObject({
      total: 2,
      seatable: 0,
      items: [{ open: 'move' }, { open: 'move' }],
    });
    expect(await refusalOf(opened.decide(asked.waits_id ?? 0, caller))).toBe('another_person');
    expect(await opened.decide(asked.waits_id ?? 0)).toEqual({ reissued: 2, told: 2 });
    expect((await opened.rows()).map(({ ticket_no }) => ticket_no.slice(-4))).toEqual([
      '0001',
      '0002',
      '0003',
      '0004',
    ]);
    const third = await opened.admit();
    await opened.give([third.enrolment_id]);
    const { phone_index } = await db
      .selectFrom('enrolment')
      .select('phone_index')
      .where('enrolment_id', '=', third.enrolment_id)
      .executeTakeFirstOrThrow();
    const holder = { ...(await openCandidate(services, '13800009902')), phone_index };
    expect((await readOwnData(services, holder)).data).toMatchObject({
      enrolments: [{ seat_moves: [{ reason: '迟缴费' }] }],
    });
    await services.store.withTx(async (tx) => forgetExam(tx, { fates: await readFates(tx, [phone_index]) }));
    expect(await opened.waiting()).toEqual([]);
  });

  it('meet no other subject of theirs: another sitting is taken, or the people are named', async () => {
    const opened = await open(6);
    const { class_id, address, exam, practical } = opened;
    const { db } = services.store;
    const late = await opened.admit();
    const roomy = await exam.room('第 2 考场', { address });
    // A desk is free in the practical subject alone; the one theory that is added runs at that time.
    await opened.add(roomy.room_id, 'theory', 2);
    await sql`delete from exam_seat where class_id = ${class_id} and sitting_id = ${practical} and desk = 6`.execute(
      db,
    );
    expect(await causeOf(opened.give([late.enrolment_id]))).toMatchObject({ why: 'candidates_meet' });
    expect(await sentenceOf(opened.give([late.enrolment_id]))).toContain('另有科目考试：理论');
    expect(await opened.list()).toMatchObject({ total: 6 });
    const apart = await opened.add(roomy.room_id, 'theory', 4);
    expect(await opened.give([late.enrolment_id])).toMatchObject({ reissued: 1 });
    expect(theoryOf((await opened.rows())[6])).toBe(apart);
  });

  it('name the sitting that meets, not another one of theirs', async () => {
    const opened = await open(6, {}, '2');
    const late = await opened.admit();
    const roomy = await opened.exam.room('第 2 考场', { address: opened.address });
    await opened.add(roomy.room_id, 'theory', 0);
    await opened.add(roomy.room_id, 'practical', 2);
    // The review runs beside the practical, and long after the theory.
    await opened.add(roomy.room_id, 'review', 2);
    const sentence = await sentenceOf(opened.give([late.enrolment_id]));
    expect(sentence).toContain('技能考核');
    expect(sentence).not.toContain('理论');
  });

  it('name everybody whose subjects meet with the sitting that is their own', async () => {
    const opened = await open(6);
    const { class_id, address, exam } = opened;
    const late = [await opened.admit(), await opened.admit()];
    // One theory has one desk free, another one an hour later takes the other; the practical runs beside both.
    const [first, second, third] = [
      await exam.room('第 2 考场', { address, blocked: [1, 2, 3, 4, 5] }),
      await exam.room('第 3 考场', { address, blocked: [1, 2, 3, 4, 5] }),
      await exam.room('第 4 考场', { address }),
    ];
    await opened.add(first.room_id, 'theory', 0);
    await opened.add(second.room_id, 'theory', 1);
    await opened.add(third.room_id, 'practical', 0, 2);
    const ids = late.map(({ enrolment_id }) => enrolment_id);
    const names = await services.store.db
      .selectFrom('enrolment')
      .select('name')
      .where('class_id', '=', class_id)
      .where('enrolment_id', 'in', ids)
      .execute();
    const said = (await sentenceOf(opened.give(ids))).split('。').filter(Boolean);
    expect(said).toHaveLength(2);
    for (const { name } of names) expect(said.filter((each) => each.startsWith(name))).toHaveLength(1);
    expect(new Set(said.map((each) => each.slice(-5))).size).toBe(2);
    expect(await causeOf(opened.try(ids))).toEqual({ why: 'candidates_meet', count: 2 });
  });

  it('are found where three subjects are chosen in one order alone', async () => {
    const opened = await open(6, {}, '2');
    const late = await opened.admit();
    const { room_id } = await opened.exam.room('第 2 考场', { address: opened.address });
    for (const hour of [0, 2, 4]) await opened.add(room_id, 'theory', hour);
    for (const hour of [0, 2]) await opened.add(room_id, 'practical', hour);
    await opened.add(room_id, 'review', 0);
    expect(await opened.give([late.enrolment_id])).toMatchObject({ reissued: 1 });
    const seats = (await opened.rows())[6]?.seats ?? [];
    expect(seats.map(({ subject }) => subject)).toEqual(['review', 'practical', 'theory']);
  });

  it('are found where the first sitting of no subject leaves room for the other', async () => {
    const opened = await open(6);
    const late = await opened.admit();
    const { room_id } = await opened.exam.room('第 2 考场', { address: opened.address });
    await opened.add(room_id, 'theory', 0, 4);
    await opened.add(room_id, 'theory', 5);
    await opened.add(room_id, 'practical', 0, 6);
    await opened.add(room_id, 'practical', 1);
    expect(await opened.give([late.enrolment_id])).toMatchObject({ reissued: 1 });
    expect((await opened.rows())[6]?.seats.map(({ subject }) => subject)).toEqual(['practical', 'theory']);
  });

  it('fill the sittings ahead before one that runs, which takes those who are left', async () => {
    const opened = await open(5);
    const { address, exam, theory } = opened;
    const roomy = await exam.room('第 2 考场', { address, blocked: [1, 2, 3, 4] });
    const next = await opened.add(roomy.room_id, 'theory', 1);
    await opened.add(roomy.room_id, 'practical', 4);
    const people = [await opened.admit(), await opened.admit(), await opened.admit()];
    pass(3_700_000);
    const asked = await opened.give(people.map(({ enrolment_id }) => enrolment_id));
    expect(await opened.decide(asked.waits_id ?? 0)).toMatchObject({ reissued: 3 });
    const given = (await opened.rows()).slice(5).map(theoryOf);
    expect(given).toEqual([next, next, theory]);
  });

  it('go to one desk each where two desks are given at the same moment', async () => {
    const opened = await open(3);
    const people = [await opened.admit(), await opened.admit(), await opened.admit()];
    await Promise.all(people.map(({ enrolment_id }) => opened.give([enrolment_id])));
    const desks = (await opened.rows()).flatMap(({ seats }) =>
      seats.filter(({ subject }) => subject === 'theory').map(({ row, column }) => `${row} ${column}`),
    );
    expect(new Set(desks).size).toBe(6);
  });

  it('wait once for everybody, also where two ask at the same moment', async () => {
    const opened = await open(2);
    const [one, two] = [await opened.admit(), await opened.admit()];
    pass(3_700_000);
    const asked = await Promise.allSettled([
      opened.give([one.enrolment_id]),
      opened.give([one.enrolment_id, two.enrolment_id]),
    ]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await opened.waiting()).toHaveLength(1);
    expect(await causeOf(opened.give([one.enrolment_id]))).toEqual({ why: 'move_waits' });
    expect(await causeOf(opened.try([one.enrolment_id]))).toEqual({ why: 'move_waits' });
  });

  it('give a ticket that had lost its seat again under its number', async () => {
    const opened = await open(2);
    const { class_id } = opened;
    const { db } = services.store;
    const [first] = await opened.rows();
    await sql`delete from exam_seat where class_id = ${class_id} and ticket_id = ${first?.ticket_id ?? 0}`.execute(
      db,
    );
    await db
      .updateTable('exam_ticket')
      .set({ status: 'superseded', told_revision: null })
      .where('class_id', '=', class_id)
      .where('ticket_id', '=', first?.ticket_id ?? 0)
      .execute();
    const { items } = await opened.unseated();
    expect(items).toMatchObject([{ enrol_no: first?.enrol_no, open: null }]);
    expect(await opened.give(items.map(({ enrolment_id }) => enrolment_id))).toMatchObject({
      reissued: 1,
      told: 1,
    });
    expect((await opened.rows())[0]).toMatchObject({
      ticket_no: first?.ticket_no,
      revision: 2,
      status: 'issued',
    });
  });
});
