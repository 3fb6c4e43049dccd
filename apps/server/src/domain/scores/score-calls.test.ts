import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { applyByTwo } from '../class/testing/apply-by-two.js';
import { callHandler } from '../class/testing/call-handler.js';
import { countStatements } from '../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf } from '../class/testing/refused.js';
import { insertUnit, openStaff } from '../class/testing/staff.js';
import { fetchEnrollListsByPhone } from '../enrolment/site/fetch-enroll-lists-by-phone.js';
import { openCandidate } from '../enrolment/testing/test-candidate.js';
import { openScoring } from './testing/score-office.js';

describe.each(engines)('scores on $name', (engine) => {
  let services: TestServices;
  /** The first, the second, the third and the fourth person. */
  let staff: readonly [StaffSession, StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙'), await person('丁')];
  });
  afterAll(() => services.close());

  const cellsOf = async (
    caller: StaffSession,
    { list }: Awaited<ReturnType<typeof openScoring>>,
    filters = {},
  ) => (await list(caller, filters)).items.map(({ scores }) => scores);

  it('are entered twice, the second time without a sight of the first, and decided by a third if they differ', async () => {
    const office = await openScoring(services, 2);
    const [a, b, c] = staff;
    const [one = 0, two = 0] = office.enrolled;
    const theory = (enrolment_id: number, score: number | 'absent' | null) => [
      { enrolment_id, subject: 'theory', score },
    ];
    expect((await office.enter(a, [...theory(one, 80), ...theory(two, 55)])).cells).toMatchObject([
      { status: 'entered_once', outcome: 'saved' },
      { status: 'entered_once', outcome: 'saved' },
    ]);
    const seen = await office.list(b);
    expect(seen.items[0]?.scores[0]).toEqual({
      subject: 'theory',
      status: 'entered_once',
      score: null,
      passed: null,
      own: null,
      differs: null,
      amendment: null,
      recheck: null,
      kept: null,
      doubt: null,
    });
    await office.enter(a, theory(two, 'absent'));
    expect((await office.enter(b, [...theory(one, 80), ...theory(two, 60)])).cells).toMatchObject([
      { status: 'agreed' },
      { status: 'conflict' },
    ]);
    expect((await office.enter(a, theory(two, 61))).cells[0]?.outcome).toBe('settled');
    expect((await office.enter(b, theory(two, 60))).cells[0]?.outcome).toBe('unchanged');
    expect((await cellsOf(b, office, { status: 'conflict' }))[0]?.[0]).toMatchObject({
      own: 60,
      differs: null,
    });
    expect((await cellsOf(c, office, { status: 'conflict' }))[0]?.[0]).toMatchObject({
      own: null,
      differs: [
        { name: '甲', score: 'absent' },
        { name: '乙', score: 60 },
      ],
    });
    expect(await refusalOf(office.decide(a, 'theory', 60, two))).toBe('another_person');
    expect(await fieldsOf(office.decide(c, 'theory', 101, two))).toEqual({ score: 'too_big' });
    expect(await refusalOf(office.decide(c, 'practical', 60, two))).toBe('not_found');
    expect(await office.decide(c, 'theory', 60, two)).toEqual({ status: 'agreed' });
    expect(await refusalOf(office.decide(c, 'theory', 61, two))).toBe('transition_refused');
    expect((await cellsOf(a, office)).map(([cell]) => [cell?.score, cell?.passed])).toEqual([
      [80, true],
      [60, true],
    ]);
    const { rows } = await sql<{
      event: string;
    }>`select event from score_entry where class_id = ${office.class_id}
      order by entry_id`.execute(services.store.db);
    expect(rows.map(({ event }) => event)).toEqual([
      ...['first_entry', 'first_entry', 'correct', 'second_entry_same', 'second_entry_differs', 'arbitrate'],
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are frozen when all are entered, published by an uninvolved person, and then seen by their candidates', async () => {
    const office = await openScoring(services, 2);
    const { class_id } = office;
    const [a, b, c, d] = staff;
    const { rows: people } = await sql<{ phone: Buffer }>`
      select phone_index as phone from enrolment where class_id = ${class_id} order by enrol_no`.execute(
      services.store.db,
    );
    const candidate = { ...(await openCandidate(services, '13800009000')), phone_index: people[0]?.phone };
    const own = async () =>
      (
        await callHandler(fetchEnrollListsByPhone, {
          services,
          caller: candidate as Awaited<ReturnType<typeof openCandidate>>,
          input: {},
        })
      ).items[0];
    await office.enterAll(a, 'theory', 59);
    await office.enterAll(b, 'theory', 59);
    await office.enterAll(a, 'practical', 'violation');
    expect(await causeOf(office.freeze(a, 'practical'))).toEqual({ why: 'scores_open', count: 2 });
    expect(await causeOf(office.publish(d, 'theory'))).toEqual({ why: 'nothing_frozen' });
    expect(await office.freeze(c, 'theory')).toEqual({ frozen: 2 });
    expect(await refusalOf(office.freeze(c, 'theory'))).toBe('transition_refused');
    const again = { enrolment_id: office.enrolled[0] ?? 0, subject: 'theory', score: 60 };
    expect((await office.enter(a, [again])).cells[0]?.outcome).toBe('settled');
    for (const involved of [a, b, c]) {
      expect(await refusalOf(office.publish(involved, 'theory'))).toBe('another_person');
    }
    expect(await own()).toMatchObject({ scores: [], passed: null });
    expect(await office.publish(d, 'theory')).toEqual({ published: 2, status: 'scoring' });
    expect(await own()).toMatchObject({
      scores: [{ subject: 'theory', score: 59, passed: false, full_points: 100, pass_points: 60 }],
      passed: false,
    });
    await office.enterAll(b, 'practical', 'violation');
    await office.freeze(a, 'practical');
    expect(await office.publish(d, 'practical')).toEqual({ published: 2, status: 'publicity' });
    expect(await refusalOf(office.enter(a, [again]))).toBe('class_state');
    await applyByTwo(services, class_id, 'publicity_end');
    const { subjects, items } = await office.list(a, { status: 'final' });
    expect(subjects.map(({ counts, involved }) => [counts.final, involved])).toEqual([
      [2, true],
      [2, true],
    ]);
    expect(items.map(({ passed }) => passed)).toEqual([false, false]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('stay unchanged once frozen, for any statement; nothing is removed from their ledger', async () => {
    const office = await openScoring(services, 1);
    const [a, b, c] = staff;
    await office.enterAll(a, 'theory', 70);
    await office.enterAll(b, 'theory', 70);
    await office.freeze(c, 'theory');
    const { class_id } = office;
    const { db } = services.store;
    for (const change of [
      sql`update score set points = 99, first_points = 99, second_points = 99 where class_id = ${class_id}`,
      sql`update score set status = 'agreed', frozen_by = null where class_id = ${class_id}`,
      sql`update score set class_id = 1 where class_id = ${class_id}`,
      sql`delete from score where class_id = ${class_id}`,
      sql`update score_entry set points = 99 where class_id = ${class_id}`,
      sql`delete from score_entry where class_id = ${class_id}`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/score/);
    }
    await expect(
      sql`update score set status = 'published', published_by = ${a.user_id} where class_id = ${class_id}`.execute(
        db,
      ),
    ).rejects.toThrow(/check constraint/);
    expect((await cellsOf(a, office))[0]?.[0]).toMatchObject({ status: 'frozen', score: 70 });
  });

  it('take two people for every settled figure, for any number of concurrent writers', async () => {
    const office = await openScoring(services, 3);
    const typed = fc.record({
      who: fc.nat({ max: 2 }),
      cells: fc.array(
        fc.record({ person: fc.nat({ max: 2 }), score: fc.constantFrom(null, 0, 60, 'absent' as const) }),
        { minLength: 1, maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 4, maxLength: 8 }), async (acts) => {
        await Promise.all(
          acts.map(({ who, cells }) =>
            office.enter(
              staff[who] ?? staff[0],
              cells.map(({ person, score }) => ({
                enrolment_id: office.enrolled[person] ?? 0,
                subject: 'theory',
                score,
              })),
            ),
          ),
        );
        const { rows } = await sql`
          select s.* from score s where s.class_id = ${office.class_id} and (
            (s.status = 'agreed' and (s.first_by = s.second_by
              or (s.first_points, s.first_mark) is distinct from (s.points, s.mark)
              or (s.second_points, s.second_mark) is distinct from (s.points, s.mark)))
            or (s.status = 'conflict' and (s.points is not null or s.mark is not null))
            or s.status <> (select case e.event when 'withdraw' then 'empty' when 'second_entry_same' then 'agreed'
                when 'second_entry_differs' then 'conflict' else 'entered_once' end
              from score_entry e where e.class_id = s.class_id and e.enrolment_id = s.enrolment_id
                and e.subject = s.subject order by e.entry_id desc limit 1))`.execute(services.store.db);
        expect(rows).toEqual([]);
      }),
      { numRuns: 8 },
    );
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are for candidates and subjects of the class, in few statements', async () => {
    const office = await openScoring(services, 2);
    const other = await openScoring(services, 1);
    const [a, b] = staff;
    const cell = { enrolment_id: office.enrolled[0] ?? 0, subject: 'theory', score: 60 };
    expect(await fieldsOf(office.enter(a, [{ ...cell, enrolment_id: other.enrolled[0] ?? 0 }]))).toEqual({
      cells: 'not_offered',
    });
    expect(await fieldsOf(office.enter(a, [{ ...cell, subject: 'review' }]))).toEqual({
      cells: 'not_offered',
    });
    expect(await fieldsOf(office.enter(a, [{ ...cell, score: 101 }]))).toEqual({ cells: 'too_big' });
    expect(await fieldsOf(office.freeze(a, 'review'))).toEqual({ subject: 'not_offered' });
    expect((await countStatements(() => office.enter(a, [cell]))).length).toBeLessThanOrEqual(7);
    expect((await countStatements(() => office.list(b, { search: '李' }))).length).toBeLessThanOrEqual(2);
  });

  it('are shown to a unit that takes part for its own candidates, once they are published', async () => {
    const office = await openScoring(services, 2);
    const { class_id } = office;
    const [a, b, c, d] = staff;
    const unit_id = await insertUnit(services, '参与单位');
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', office.enrolled[0] ?? 0)
      .execute();
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    await office.enterAll(a, 'theory', 88);
    await office.enterAll(b, 'theory', 88);
    await office.freeze(c, 'theory');
    const hidden = await office.list(partner);
    expect([hidden.total, hidden.may_enter, hidden.items[0]?.scores[0]?.score]).toEqual([1, false, null]);
    await office.publish(d, 'theory');
    expect((await office.list(partner)).items[0]?.scores[0]).toMatchObject({ score: 88, passed: true });
  });
});
