import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { prepareCertificates } from '../../certificates/issue/prepare-certificates.js';
import { findPrinted } from '../../certificates/paper/find-printed.js';
import { certificateCalls } from '../../certificates/testing/certificate-calls.js';
import { registryDesk } from '../../certificates/testing/registry-desk.js';
import { runClassClock } from '../../class/lifecycle/run-class-clock.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { eraseRecords } from '../../enrolment/erasure/erase-records.js';
import { readFates } from '../../enrolment/erasure/read-fates.js';
import { listOwnEnrolments } from '../../enrolment/own/list-own-enrolments.js';
import { testPhone } from '../../enrolment/testing/test-candidate.js';
import { importOffice, scoreSheet } from '../import/testing/import-office.js';
import { fetchScoreStatistics } from '../statistics/fetch-score-statistics.js';
import { openFinal, openPublished, openResit } from './testing/resit-office.js';

/** Passed theory, failed practice. */
const half = [72, 40] as const;

describe.each(engines)('kept subjects on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  const again = (numbers: readonly number[]) => openResit(services, staff[0], numbers);
  /** A candidate's view of one of their enrolments, by number. */
  const seenBy = async (number: number, enrolment_id: number | undefined) => {
    const own = await listOwnEnrolments(services, services.keyring.blindIndex('phone', testPhone(number)));
    return own.find((each) => each.enrolment_id === enrolment_id);
  };
  const statistics = (class_id: number) =>
    callHandler(fetchScoreStatistics, { services, caller: staff[0], input: { class_id } });
  const isWhole = async (class_id: number) =>
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });

  it('spare a person over two classes the seat and the score of passed subjects, and count for the certificate', async () => {
    const [a, b, c] = staff;
    const before = await openFinal(services, staff, [half]);
    const office = await again(before.numbers);
    const { class_id } = office;
    const [number = 0] = before.numbers;
    await office.approve();
    expect(await office.kept()).toMatchObject([
      { subject: 'theory', points: 72, from_class_id: before.class_id, kept_by: a.user_id, lost_as: null },
    ]);
    const [enrolment_id] = office.enrolled;
    expect(await seenBy(number, enrolment_id)).toMatchObject({
      passed: null,
      scores: [
        {
          subject: 'theory',
          score: 72,
          passed: true,
          recheck_until: null,
          kept: { final_at: '2026-11-21T04:00:00.000Z', kept_until: '2028-11-21T16:00:00.000Z' },
        },
      ],
    });

    await office.plan();
    await office.apply('close');
    const { basis, subjects } = await office.preview();
    expect(subjects.map(({ subject, kept, seated }) => [subject, kept, seated])).toEqual([
      ['theory', 1, 0],
      ['practical', 0, 1],
    ]);
    await office.accept(basis);
    const { items: tickets } = await office.tickets();
    expect(tickets.map(({ seats }) => seats.map(({ subject }) => subject))).toEqual([['practical']]);

    await office.change({ status: 'scoring' });
    const listed = await office.list(a);
    expect(listed.subjects.map(({ counts }) => counts.empty)).toEqual([0, 1]);
    expect(listed.items[0]?.scores).toMatchObject([
      { status: 'empty', score: 72, passed: true, own: null, kept: { class_name: expect.any(String) } },
      { status: 'empty', score: null, passed: null, kept: null },
    ]);
    expect((await office.enterAll(a, 'theory', 99)).cells).toMatchObject([
      { status: 'final', outcome: 'settled' },
    ]);
    const desk = importOffice(services, class_id);
    const sheet = await scoreSheet((await desk.numbers()).map((enrol_no) => [enrol_no, 99, '']));
    expect((await desk.preview(a, sheet)).lines).toMatchObject([
      { subject: 'theory', difference: 'settled', was: 72 },
    ]);
    expect(await refusalOf(desk.send(a, sheet))).toBe('transition_refused');
    expect((await office.list(a, { status: 'kept' })).total).toBe(1);
    expect(await refusalOf(office.decide(b, 'theory', 99))).toBe('transition_refused');
    expect(await refusalOf(office.freeze(a, 'theory'))).toBe('transition_refused');
    await office.enterAll(a, 'practical', 66);
    expect((await office.list(a, { status: 'empty' })).total).toBe(0);
    await office.enterAll(b, 'practical', 66);
    await office.freeze(a, 'practical');
    expect(await office.publish(c, 'practical')).toMatchObject({ status: 'publicity' });
    const { passed, timeline } = await office.read(b);
    expect(passed).toBe(true);
    expect(timeline.map(({ action, subject, by }) => [action, subject, by])[0]).toEqual([
      'keep',
      'theory',
      '甲',
    ]);
    const { judged, passed: passing, subjects: rates } = await statistics(class_id);
    expect([judged, passing, ...rates.map((each) => each.judged)]).toEqual([1, 1, 0, 1]);

    await office.apply('publicity_end');
    expect(
      await callHandler(prepareCertificates, { services, caller: a, input: { class_id } }),
    ).toMatchObject({ prepared: 1 });
    const printed = await findPrinted(services.store.db, services.keyring, class_id, sql<boolean>`true`);
    expect(printed?.kind === 'candidate' && printed.scores).toEqual(
      expect.arrayContaining([
        { subject: 'theory', score: 72 },
        { subject: 'practical', score: 66 },
      ]),
    );
    expect(await seenBy(number, enrolment_id)).toMatchObject({
      passed: true,
      scores: [{ kept: {} }, { kept: null }],
    });
    await certificateCalls(services, class_id, 'candidate').issue(b);
    const registry = registryDesk(services, class_id);
    const { pack_id } = await registry.pack(a);
    const [heads = [], line = []] = await registry.rows(a, pack_id);
    const points = ['理论知识考试成绩', '操作技能考核成绩'].map((head) => line[heads.indexOf(head)]);
    expect(points).toEqual(['72', '66']);
    await isWhole(class_id);
  });

  it('are lost if two people annul the original score: the subject is sat, and nobody is certified without it', async () => {
    const [a, b, c] = staff;
    const before = await openFinal(services, staff, [half]);
    const office = await again(before.numbers);
    await office.approve();
    // A final score takes no other figure: it is annulled, or it stays.
    expect(await refusalOf(before.propose(a, 'theory', 80))).toBe('transition_refused');
    const { amendment_id } = await before.propose(a, 'theory');
    expect(await office.kept()).toMatchObject([{ lost_as: null }]);
    await before.decideAmendment(b, amendment_id, 'confirm');
    expect(await office.kept()).toMatchObject([{ subject: 'theory', lost_as: 'changed' }]);
    await office.plan();
    await office.apply('close');
    expect((await office.preview()).subjects.map(({ kept, seated }) => [kept, seated])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await office.change({ status: 'scoring' });
    const { scores, timeline } = await office.read(a);
    expect(scores[0]).toMatchObject({ status: 'empty', score: null, kept: null });
    // They see the author of the change; its reason stays in the other class.
    expect(timeline.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['keep', '甲', null],
      ['lose', '乙', null],
    ]);
    for (const each of [a, b]) await office.enterAll(each, 'practical', 66);
    await office.freeze(a, 'practical');
    expect(await office.publish(c, 'practical')).toMatchObject({ status: 'scoring' });
    await office.change({ status: 'certifying' });
    const prepared = callHandler(prepareCertificates, {
      services,
      caller: a,
      input: { class_id: office.class_id },
    });
    expect(await refusalOf(prepared)).toBe('transition_refused');
    await isWhole(office.class_id);
    await isWhole(before.class_id);
  });

  it('are none of another level, of another person, out of date, failed, or of an exam that is passed as a whole', async () => {
    const before = await openFinal(services, staff, [half, [80, 90], ['absent', 'violation']]);
    const [first = 0, second = 0, third = 0] = before.numbers;
    const keptBy = async (number: number, set: object = {}) => {
      const office = await again([number]);
      await office.change({ level: '5', ...set });
      await office.approve();
      return (await office.kept()).map(({ subject }) => subject);
    };
    expect(await keptBy(first)).toEqual(['theory']);
    expect(await keptBy(first, { level: '4' })).toEqual([]);
    expect(await keptBy(first, { occupation: '其他职业' })).toEqual([]);
    expect(await keptBy(9_001)).toEqual([]);
    expect(await keptBy(second)).toEqual([]);
    expect(await keptBy(third)).toEqual([]);
    expect(await keptBy(first, { exam_at: new Date('2028-11-21T15:59:00Z') })).toEqual(['theory']);
    expect(await keptBy(first, { exam_at: new Date('2028-11-21T16:00:00Z') })).toEqual([]);
  });

  it('are known once the enrolment is over, where the score became final after the approval; out of date by then they are lost', async () => {
    const before = await openPublished(services, staff, [half, half]);
    const [first = 0, second = 0] = before.numbers;
    const early = await again([first, second]);
    expect((await early.approveAll()).approved).toHaveLength(2);
    expect(await early.kept()).toEqual([]);
    await before.end();
    await early.apply('close');
    expect(await early.kept()).toMatchObject([{ points: 72 }, { points: 72 }]);
    await early.apply('reopen');
    await early.change({ exam_at: new Date('2029-01-01T01:00:00Z') });
    await early.apply('close');
    expect(await early.kept()).toMatchObject([{ lost_as: 'expired' }, { lost_as: 'expired' }]);
    await early.apply('reopen');
    await early.change({ exam_at: new Date('2027-01-01T01:00:00Z') });
    await early.apply('close');
    expect(await early.kept()).toMatchObject([{ lost_as: null }, { lost_as: null }]);
    await isWhole(early.class_id);
  });

  it('are found by the clock as well, which closes the enrolment', async () => {
    const before = await openPublished(services, staff, [half]);
    const office = await again(before.numbers);
    await office.approve();
    await before.end();
    await office.change({ enroll_end: services.now() });
    await runClassClock(services);
    expect(await office.kept()).toMatchObject([{ subject: 'theory', kept_by: null }]);
    expect((await office.read(staff[0])).timeline).toMatchObject([{ action: 'keep', by: '' }]);
    await isWhole(office.class_id);
  });

  it('never outlive an annulment that comes at the same moment as the approval', async () => {
    const [a, b] = staff;
    for (let round = 0; round < 3; round += 1) {
      const before = await openFinal(services, staff, [half]);
      const office = await again(before.numbers);
      const { amendment_id } = await before.propose(a, 'theory');
      await Promise.all([office.approveAll(), before.decideAmendment(b, amendment_id, 'confirm')]);
      expect((await office.kept()).filter(({ lost_as }) => lost_as === null)).toEqual([]);
      await isWhole(office.class_id);
    }
  });

  it('cost as little for ten as for one', async () => {
    const before = await openFinal(
      services,
      staff,
      Array.from({ length: 11 }, () => half),
    );
    const [alone = 0, ...others] = before.numbers;
    const [one, ten] = [await again([alone]), await again(others)];
    const few = await countStatements(() => one.approveAll());
    const many = await countStatements(() => ten.approveAll());
    expect(many).toHaveLength(few.length);
    expect(await ten.kept()).toHaveLength(10);
  });

  it('leave no thread from an enrolment that is erased whole', async () => {
    const before = await openFinal(services, staff, [half]);
    const office = await again(before.numbers);
    await office.approve();
    const phone_index = services.keyring.blindIndex('phone', testPhone(before.numbers[0] ?? 0));
    await services.store.withTx(async (tx) => {
      const found = await readFates(tx, [phone_index]);
      const fates = found
        .filter(({ class_id }) => class_id === office.class_id)
        .map((each) => ({ ...each, fate: 'erased' as const }));
      await eraseRecords(tx, services, { phone: phone_index, masked: '138****0000', fates });
    });
    expect(await office.kept()).toEqual([]);
  });
});
