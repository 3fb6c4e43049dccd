import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { expectPerson } from '../../../exam/check-in/testing/open-door.js';
import { signTicket, ticketKey } from '../../../exam/tickets/sign-ticket.js';
import { lessonDesk } from '../testing/lesson-desk.js';
import { writeMarks } from './write-marks.js';

describe.each(engines)('the attendance of a lesson, on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    const class_id = await insertTestClass(services, row);
    return { class_id, ...lessonDesk(services, class_id, caller) };
  };
  const later = (minutes: number) =>
    services.moveTo(new Date(services.now().getTime() + minutes * 60_000).toISOString());
  const history = async (class_id: number) =>
    (
      await services.store.db
        .selectFrom('audit_event')
        .select(['action', 'from_state', 'to_state', 'reason', 'user_id'])
        .where('class_id', '=', class_id)
        .where('object_type', '=', 'lesson_mark')
        .orderBy('seq')
        .execute()
    ).map((row) => [row.action, row.from_state, row.to_state, row.reason, row.user_id]);

  /** Both have looked before either writes. */
  const meetingOfTwo = () => {
    let go: () => void = () => undefined;
    const met = new Promise<void>((resolve) => {
      go = resolve;
    });
    let came = 0;
    return () => {
      came += 1;
      if (came === 2) go();
      return met;
    };
  };
  const unlocked = (class_id: number, lesson_id: number) => ({
    class_id,
    lesson_id,
    reason: undefined,
    caller,
    request: { address: '127.0.0.1', request_id: 'test-request' },
    now: services.now(),
  });

  it('is marked for approved candidates who study in a room, and taken back', async () => {
    const desk = await open();
    const [one, two] = [await desk.candidate(), await desk.candidate()];
    await desk.candidate('online');
    await expectPerson(services, desk.class_id, 'in_review');
    const { lesson_id } = await desk.lesson(0, 2);
    const { items, total, lesson } = await desk.sheet(lesson_id);
    expect([total, items.map(({ mark }) => mark), lesson.counts.expected]).toEqual([2, [null, null], 2]);
    const marks = [
      { enrolment_id: one.enrolment_id, mark: 'present' as const, seen: null },
      { enrolment_id: two.enrolment_id, mark: 'absent' as const, seen: null },
    ];
    expect(await desk.mark(lesson_id, marks)).toEqual({ changed: 2 });
    // Sent again it is no change.
    expect(await desk.mark(lesson_id, marks)).toEqual({ changed: 0 });
    expect((await desk.sheet(lesson_id)).lesson.counts).toEqual({
      expected: 2,
      present: 1,
      late: 0,
      excused: 0,
      absent: 1,
    });
    expect((await desk.sheet(lesson_id, { show: 'absent' })).items).toMatchObject([two]);
    expect((await desk.sheet(lesson_id, { show: 'open' })).total).toBe(0);
    expect((await desk.sheet(lesson_id, { search: one.enrol_no })).items).toMatchObject([one]);
    const seen = { lesson_id, updated_at: lesson.updated_at };
    expect(await refusalOf(desk.remove(lesson_id, lesson.updated_at))).toBe('lesson_marked');
    // The marks depend on its time; its name may be corrected.
    expect(await refusalOf(desk.lesson(0, 3, seen))).toBe('lesson_marked');
    await desk.lesson(0, 2, { ...seen, title: '导论' });
    await desk.mark(lesson_id, [{ enrolment_id: one.enrolment_id, mark: null, seen: 'present' }]);
    expect(await history(desk.class_id)).toEqual([
      ['mark', 'open', 'present', null, caller.user_id],
      ['mark', 'open', 'absent', null, caller.user_id],
      ['unmark', 'present', 'open', null, caller.user_id],
    ]);
    expect(await verifyChain(services.store.db, desk.class_id)).toMatchObject({ ok: true });
  });

  it('is waited for once the lesson is over, until everybody is marked or marking has ended', async () => {
    const desk = await open();
    const { class_id } = desk;
    const { enrolment_id } = await desk.candidate();
    await desk.candidate('online');
    const { lesson_id } = await desk.lesson(-3, -1);
    await desk.lesson(1, 3, { title: '导论' });
    const waiting = () => desk.lessons({ show: 'unmarked' });
    const none = { total: 0, items: [], to_do: { unmarked: 0 } };
    const stands = (status: 'enrolling' | 'cancelled') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    expect(await waiting()).toMatchObject({ total: 1, items: [{ lesson_id }], to_do: { unmarked: 1 } });
    expect(await desk.lessons({ show: 'ahead' })).toMatchObject({ total: 1, to_do: { unmarked: 1 } });
    await stands('cancelled');
    expect(await waiting()).toEqual(none);
    await stands('enrolling');
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'absent', seen: null }]);
    expect(await waiting()).toEqual(none);
  });

  it('does not overwrite another person’s later mark, and takes neither strangers nor duplicates', async () => {
    const desk = await open();
    const { enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(0, 2);
    const say = (mark: 'present' | 'late' | 'absent', seen: 'present' | 'late' | null = null) =>
      desk.mark(lesson_id, [{ enrolment_id, mark, seen }]);
    const both = await Promise.allSettled([say('present'), say('absent')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const now = (await desk.sheet(lesson_id)).items[0]?.mark;
    expect(await refusalOf(say(now === 'absent' ? 'present' : 'absent'))).toBe('state_changed');
    const stranger = await expectPerson(services, await insertTestClass(services));
    const theirs = { enrolment_id: stranger.enrolment_id, mark: 'present' as const, seen: null };
    expect(await fieldsOf(desk.mark(lesson_id, [theirs]))).toEqual({ marks: 'not_offered' });
    expect(await fieldsOf(desk.mark(lesson_id, [theirs, theirs]))).toEqual({ marks: 'not_unique' });
    expect(await refusalOf(desk.mark(404, [theirs]))).toBe('not_found');
  });

  it('would be overwritten unseen without the lock: the control of the one above', async () => {
    const desk = await open();
    const { class_id } = desk;
    const { enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(0, 2);
    const met = meetingOfTwo();
    const sayUnlocked = (mark: 'present' | 'absent') =>
      services.store.withTx(async (tx) => {
        const { rows } = await sql`
          select from lesson_mark where class_id = ${class_id} and lesson_id = ${lesson_id}
            and enrolment_id = ${enrolment_id}`.execute(tx);
        await met();
        if (rows.length > 0) return;
        const changes = [{ enrolment_id, before: null, mark }];
        await writeMarks(tx, { ...unlocked(class_id, lesson_id), changes });
      });
    await Promise.all([sayUnlocked('present'), sayUnlocked('absent')]);
    const said = (await history(class_id)).map(([, from, to]) => `${from} ${to}`);
    expect(said.toSorted()).toEqual(['open absent', 'open present']);
  });

  it('is marked from an hour before it on, corrected freely for a day, then with a reason', async () => {
    const desk = await open();
    const { enrolment_id, enrol_no } = await desk.candidate();
    const { lesson_id } = await desk.lesson(2, 3);
    const present = [{ enrolment_id, mark: 'present' as const, seen: null }];
    const stands = async () => {
      const { lesson_state, asks_why } = await desk.sheet(lesson_id);
      return [lesson_state, asks_why];
    };
    expect(await stands()).toEqual(['ahead', false]);
    expect(await refusalOf(desk.mark(lesson_id, present))).toBe('lesson_ahead');
    expect(await refusalOf(desk.sign(lesson_id, enrol_no))).toBe('lesson_ahead');
    later(60);
    expect(await stands()).toEqual(['open', false]);
    await desk.mark(lesson_id, present);
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'excused', seen: 'present' }]);
    later(26 * 60 + 1);
    const absent = [{ enrolment_id, mark: 'absent' as const, seen: 'excused' as const }];
    expect(await stands()).toEqual(['over', true]);
    expect(await fieldsOf(desk.mark(lesson_id, absent))).toEqual({ reason: 'reason_required' });
    await desk.mark(lesson_id, absent, '假条未交');
    expect(await refusalOf(desk.sign(lesson_id, enrol_no))).toBe('lesson_over');
    expect((await history(desk.class_id)).at(-1)).toEqual([
      'mark',
      'excused',
      'absent',
      '假条未交',
      caller.user_id,
    ]);
    const over = await open({ status: 'finished' });
    await services.store.db
      .insertInto('lesson')
      .values({
        class_id: over.class_id,
        lesson_id: 1,
        title: '导论',
        place: '培训室',
        starts_at: services.now(),
        ends_at: new Date(services.now().getTime() + 1),
        created_at: services.now(),
        updated_at: services.now(),
      })
      .execute();
    expect((await over.sheet(1)).lesson_state).toBe('closed');
    expect(await refusalOf(over.mark(1, present))).toBe('class_state');
    expect(await refusalOf(over.sign(1, enrol_no))).toBe('class_state');
  });

  it('is taken by number: on time, late, there already, or nobody', async () => {
    const desk = await open();
    const [one, two, three] = [await desk.candidate(), await desk.candidate(), await desk.candidate()];
    const online = await desk.candidate('online');
    const { lesson_id } = await desk.lesson(0, 2);
    expect(await desk.sign(lesson_id, ` ${one.enrol_no.toLowerCase()} `)).toMatchObject({
      status: 'signed',
      candidate: { ...one, mark: 'present', marked_at: services.now().toISOString() },
    });
    expect((await desk.sign(lesson_id, one.enrol_no)).status).toBe('already');
    await desk.mark(lesson_id, [{ enrolment_id: three.enrolment_id, mark: 'absent', seen: null }]);
    later(16);
    for (const { enrol_no } of [two, three]) {
      expect(await desk.sign(lesson_id, enrol_no)).toMatchObject({
        status: 'signed',
        candidate: { mark: 'late' },
      });
    }
    expect((await desk.sign(lesson_id, online.enrol_no)).status).toBe('not_onsite');
    expect((await desk.lessons()).items[0]?.counts).toMatchObject({ expected: 3, present: 1, late: 2 });
    later(105);
    expect(await refusalOf(desk.sign(lesson_id, two.enrol_no))).toBe('lesson_over');
    expect((await desk.sheet(lesson_id)).lesson_state).toBe('over');
  });

  it('is not marked for an unknown number, nor for an enrolment that is not approved: the answer says which', async () => {
    const desk = await open();
    const { lesson_id } = await desk.lesson(0, 2);
    const other = await insertTestClass(services);
    const foreign = await expectPerson(services, other);
    const key = ticketKey(services.keyring);
    const ticket = { class_id: other, enrol_no: foreign.enrol_no, ticket_no: 'T-1', revision: 1 };
    const code = signTicket(key, ticket);
    for (const [number, status] of [
      ['NOBODY-1', 'unknown_number'],
      [foreign.enrol_no, 'other_class'],
      [code, 'other_class'],
      [code.replace('/1/', '/2/'), 'forged_ticket'],
      [code.slice(0, -2), 'misread_code'],
    ] as const) {
      expect(await desk.sign(lesson_id, number)).toMatchObject({ status, candidate: null });
    }
    for (const [status, said] of [
      ['in_review', 'not_approved'],
      ['returned', 'not_approved'],
      ['refused', 'refused'],
      ['withdrawn', 'withdrawn'],
      ['moved', 'moved'],
      ['expired', 'expired'],
    ] as const) {
      const { enrolment_id, enrol_no } = await expectPerson(services, desk.class_id);
      // An enrolment that led to nothing holds neither a seat nor its person.
      const free = { live_id_index: null, live_phone_index: null, place: 'free' as const };
      await services.store.db
        .updateTable('enrolment')
        .set({ status, ...(said === 'not_approved' ? {} : free) })
        .where('class_id', '=', desk.class_id)
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      expect(await desk.sign(lesson_id, enrol_no)).toMatchObject({
        status: said,
        candidate: { enrolment_id, mark: null },
      });
    }
    expect(await history(desk.class_id)).toEqual([]);
  });

  it('either is marked or its lesson is removed, in any order of the two', async () => {
    const desk = await open();
    const { enrolment_id } = await desk.candidate();
    for (let round = 0; round < 5; round += 1) {
      const { lesson_id } = await desk.lesson(0, 2);
      const { updated_at } = await desk.detail(lesson_id);
      const mark = desk.mark(lesson_id, [{ enrolment_id, mark: 'present', seen: null }]);
      const [marked, removed] = await Promise.allSettled([mark, desk.remove(lesson_id, updated_at)]);
      expect([marked.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
      const refused =
        marked.status === 'rejected' ? marked.reason : removed.status === 'rejected' && removed.reason;
      expect(refused).toMatchObject({
        refusal: marked.status === 'rejected' ? 'not_found' : 'lesson_marked',
      });
      await services.store.db.deleteFrom('lesson_mark').where('lesson_id', '=', lesson_id).execute();
      await services.store.db.deleteFrom('lesson').where('lesson_id', '=', lesson_id).execute();
    }
  });

  it('would meet the removal of its lesson at the keys of the tables without the lock', async () => {
    const desk = await open();
    const { class_id } = desk;
    const { enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(0, 2);
    const met = meetingOfTwo();
    const markUnlocked = services.store.withTx(async (tx) => {
      await met();
      const changes = [{ enrolment_id, before: null, mark: 'present' as const }];
      await writeMarks(tx, { ...unlocked(class_id, lesson_id), changes });
    });
    const removeUnlocked = services.store.withTx(async (tx) => {
      const { rows } = await sql`
        select from lesson_mark where class_id = ${class_id} and lesson_id = ${lesson_id}`.execute(tx);
      await met();
      if (rows.length > 0) return;
      await tx.deleteFrom('lesson').where('lesson_id', '=', lesson_id).execute();
    });
    const both = await Promise.allSettled([markUnlocked, removeUnlocked]);
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toMatchObject([{ code: '23503' }]);
  });

  it('still lists candidates who were there and have withdrawn since', async () => {
    const desk = await open();
    const { enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(0, 2);
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'present', seen: null }]);
    await services.store.db
      .updateTable('enrolment')
      .set({ study_type: 'online' })
      .where('class_id', '=', desk.class_id)
      .execute();
    expect(await desk.sheet(lesson_id)).toMatchObject({
      total: 1,
      lesson: { counts: { expected: 1, present: 1 } },
    });
  });

  it('costs the same few statements for one and for forty', async () => {
    const desk = await open({ capacity: 60 });
    const people = [];
    for (let index = 0; index < 40; index += 1) people.push(await desk.candidate());
    const { lesson_id } = await desk.lesson(0, 2);
    const marks = people.map(({ enrolment_id }) => ({ enrolment_id, mark: 'present' as const, seen: null }));
    const first = await countStatements(() => desk.mark(lesson_id, marks.slice(0, 1)));
    const rest = await countStatements(() => desk.mark(lesson_id, marks.slice(1)));
    expect(rest.length).toBe(first.length);
    expect((await countStatements(() => desk.sheet(lesson_id))).length).toBeLessThanOrEqual(3);
  });
});
