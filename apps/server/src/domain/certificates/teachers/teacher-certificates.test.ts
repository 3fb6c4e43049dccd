import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { lessonDesk } from '../../study/lessons/testing/lesson-desk.js';
import { openCertifying } from '../testing/certificate-office.js';
import { openTaught, teachingOffice } from '../testing/teaching-office.js';

describe.each(engines)('certificates of teachers on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  const open = (hours: readonly number[]) => openTaught(services, staff[0], hours);
  const serialOf = (number: string | null | undefined) => Number(number?.slice(-6));

  it('state the amount of teaching, are numbered in order and issued by another person, and leave the state of the class alone', async () => {
    const office = await open([2, 1.5]);
    const [a, b] = staff;
    const [one = 0, two = 0] = office.teachers;
    const before = await office.list(a);
    expect(before.items).toMatchObject([
      { user_id: one, status: 'eligible', certificate_no: null, lessons: 1, minutes: 120 },
      { user_id: two, status: 'eligible', certificate_no: null, lessons: 1, minutes: 90 },
    ]);
    expect([before.counts.eligible, before.issuable, before.status]).toEqual([2, 0, 'scoring']);
    expect(await refusalOf(office.prepare(a, [one, 404]))).toBe('transition_refused');
    expect(await refusalOf(office.issue(b))).toBe('transition_refused');
    expect(await office.prepare(a)).toEqual({ prepared: 2 });
    expect(await refusalOf(office.prepare(b))).toBe('transition_refused');
    const { items } = await office.list(b, { status: 'numbered', sort: 'certificate_no' });
    expect(items.map(({ name }) => name)).toEqual(['教师1', '教师2']);
    expect(items[0]?.certificate_no).toMatch(/^T00013100000126\d{6}$/);
    expect(serialOf(items[1]?.certificate_no) - serialOf(items[0]?.certificate_no)).toBe(1);
    expect(await refusalOf(office.issue(a))).toBe('another_person');
    expect([(await office.list(a)).issuable, (await office.list(b)).issuable]).toEqual([0, 2]);
    expect(await office.issue(b)).toMatchObject({ issued: 2, status: 'scoring' });
    const id = items[0]?.certificate_id ?? 0;
    const detail = await office.detail(a, id);
    expect(detail).toMatchObject({
      kind: 'teacher',
      user_id: one,
      enrolment_id: null,
      enrol_no: null,
      status: 'valid',
      teaching: { lessons: 1, minutes: 120 },
      prepared_by_me: true,
    });
    expect(detail.timeline.map(({ action, by }) => [action, by])).toEqual([
      ['assign_number', '甲'],
      ['issue', '乙'],
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are of lessons that are over, once the exam has ended, of an archived class too', async () => {
    const office = await open([2]);
    const [a] = staff;
    const [taught = 0] = office.teachers;
    await office.become('closed');
    const idle = await office.desk.teacher('未授课');
    await office.desk.lesson(1, 2, { user_ids: [taught, idle] });
    expect((await office.list(a)).total).toBe(0);
    for (const status of ['examining', 'cancelled'] as const) {
      await office.become(status);
      expect((await office.list(a)).total).toBe(0);
      expect(await refusalOf(office.prepare(a))).toBe('class_state');
    }
    for (const status of ['scoring', 'publicity', 'certifying', 'finished', 'archived'] as const) {
      await office.become(status);
      expect((await office.list(a)).items).toMatchObject([{ user_id: taught, lessons: 1, minutes: 120 }]);
    }
    expect(await refusalOf(office.prepare(a, [idle]))).toBe('transition_refused');
    await office.prepare(a);
    expect((await office.list(a)).counts).toMatchObject({ eligible: 0, numbered: 1 });
    expect(await office.issue(staff[1])).toMatchObject({ issued: 1, status: 'archived' });
    expect(await refusalOf(teachingOffice(services, 404).list(a))).toBe('not_found');
  });

  it('count by themselves without a gap, however many are numbered at once, in two classes', async () => {
    const offices = [await open(Array(8).fill(1)), await open(Array(8).fill(2))];
    const [a, b] = staff;
    const tries = offices.flatMap(({ teachers, prepare }) =>
      // Each twice, as by a double click.
      teachers.flatMap((id) => [prepare(a, [id]), prepare(b, [id])]),
    );
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
    const { rows } = await sql<{ certificate_no: string }>`
      select certificate_no from certificate where class_id = any(${offices.map(({ class_id }) => class_id)}::bigint[])
      order by certificate_no`.execute(services.store.db);
    const serials = rows.map(({ certificate_no }) => serialOf(certificate_no));
    expect(serials).toEqual(Array.from({ length: 16 }, (_, at) => (serials[0] ?? 0) + at));
    const { rows: series } = await sql<{ last: number }>`
      select last from prefix_series where prefix = 'T00013100000126'`.execute(services.store.db);
    expect(series).toEqual([{ last: serials.at(-1) }]);
  });

  it('are void, superseded, suspended and revoked like candidates’ ones, and keep the teaching', async () => {
    const office = await open([2]);
    const [a, b, c] = staff;
    await office.prepare(a);
    const [first] = (await office.list(a)).items;
    const wrong = await office.change(a, first?.certificate_id ?? 0, 'data_error');
    expect(wrong.status).toBe('void');
    await office.prepare(a);
    await office.issue(b);
    const [row] = (await office.list(a, { status: 'valid' })).items;
    expect(serialOf(row?.certificate_no)).toBe(serialOf(first?.certificate_no) + 1);
    const id = row?.certificate_id ?? 0;
    const next = await office.replace(a, id, 'correct', '教师更名');
    expect(await refusalOf(office.replace(b, id, 'reissue'))).toBe('transition_refused');
    expect(await refusalOf(office.issue(a))).toBe('another_person');
    await office.issue(b);
    expect(await office.detail(a, id)).toMatchObject({
      status: 'superseded',
      replaced_by: next.certificate_no,
    });
    expect(await office.detail(a, next.certificate_id)).toMatchObject({
      status: 'valid',
      name: '教师更名',
      replaces: row?.certificate_no,
      teaching: { lessons: 1, minutes: 120 },
    });
    await office.change(a, next.certificate_id, 'suspend');
    for (const event of ['lift', 'revoke'] as const)
      expect(await refusalOf(office.change(a, next.certificate_id, event))).toBe('another_person');
    expect(await office.change(c, next.certificate_id, 'revoke')).toMatchObject({ status: 'revoked' });
    expect(await refusalOf(office.prepare(a))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('neither finish a class nor keep it open, and are in no list of candidates', async () => {
    const certifying = await openCertifying(services, staff, [70]);
    const { class_id } = certifying;
    const [a, b] = staff;
    const office = teachingOffice(services, class_id);
    const desk = lessonDesk(services, class_id, a);
    await office.become('closed');
    const user_id = await desk.teacher('教师');
    await desk.lesson(-4, -2, { user_ids: [user_id] });
    await office.become('certifying');
    await office.prepare(a);
    await certifying.prepare(a);
    const [ofTeacher] = (await office.list(b)).items;
    const [ofCandidate] = (await certifying.list(b)).items;
    const ids = [ofTeacher?.certificate_id ?? 0];
    expect(ofCandidate?.certificate_no).toMatch(/^S/);
    expect([(await office.list(b)).total, (await certifying.list(b)).total]).toEqual([1, 1]);
    expect(await refusalOf(certifying.issue(b, ids))).toBe('transition_refused');
    expect(await office.issue(b, ids)).toMatchObject({ issued: 1, status: 'certifying' });
    await office.replace(a, ids[0] ?? 0, 'reissue');
    expect(await certifying.issue(b)).toMatchObject({ issued: 1, status: 'finished' });
    expect(await office.issue(b)).toMatchObject({ issued: 1, status: 'finished' });
    // The same by hand, if nobody passed.
    const empty = await openCertifying(services, staff, [10]);
    const teaching = teachingOffice(services, empty.class_id);
    await teaching.become('closed');
    const other = await lessonDesk(services, empty.class_id, a).teacher('教师');
    await lessonDesk(services, empty.class_id, a).lesson(-8, -7, { user_ids: [other] });
    await teaching.become('certifying');
    await teaching.prepare(a);
    const finish = { class_id: empty.class_id, event: 'all_certified' } as const;
    const finished = await callHandler(setClassStatus, { services, caller: a, input: finish });
    expect(finished.status).toBe('finished');
  });

  it('are shown to a unit that takes part for its own teachers, in few statements, and belong to one class', async () => {
    const office = await open([1, 2]);
    const other = await open([1]);
    const [a, b] = staff;
    const unit_id = await insertUnit(services, '参与单位');
    const [own = 0] = office.teachers;
    await services.store.db.updateTable('account').set({ unit_id }).where('user_id', '=', own).execute();
    const { class_id } = office;
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    await office.prepare(a);
    const { items } = await office.list(a);
    const hidden = items.find(({ user_id }) => user_id !== own)?.certificate_id ?? 0;
    const seen = await office.list(partner);
    expect([seen.total, seen.may_change, seen.counts.numbered]).toEqual([1, false, 1]);
    expect(seen.items[0]).toMatchObject({ user_id: own, unit_name: '参与单位' });
    expect(await refusalOf(office.detail(partner, hidden))).toBe('not_found');
    expect(await refusalOf(office.print(partner, hidden))).toBe('not_found');
    for (const wrong of [
      () => other.detail(a, hidden),
      () => other.change(a, hidden, 'data_error'),
      () => other.replace(a, hidden, 'reissue'),
      () => other.print(a, hidden),
    ])
      expect(await refusalOf(wrong())).toBe('not_found');
    expect(await refusalOf(other.issue(b, [hidden]))).toBe('transition_refused');
    expect(await refusalOf(other.prepare(a, office.teachers))).toBe('transition_refused');
    const found = (search: string) => office.list(a, { search }).then(({ total }) => total);
    const number = items[0]?.certificate_no ?? '';
    expect([await found('教师2'), await found('%'), await found(number)]).toEqual([1, 0, 1]);
    const longest = await office.list(a, { sort: 'minutes', order: 'desc' });
    expect(longest.items.map(({ minutes }) => minutes)).toEqual([120, 60]);
    expect((await countStatements(() => office.list(a, { search: 'T0001' }))).length).toBeLessThanOrEqual(2);
    expect((await countStatements(() => office.detail(a, hidden))).length).toBeLessThanOrEqual(2);
    expect((await countStatements(() => office.issue(b, [hidden]))).length).toBeLessThanOrEqual(7);
  });
});
