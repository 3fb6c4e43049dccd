import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassLists } from '../../class/lists/fetch-class-lists.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { fetchPhoto } from '../files/fetch-photo.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { revealEnrolment } from '../reveal/reveal-enrolment.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm, testPhone } from '../testing/test-candidate.js';
import { changeReview } from './change-review.js';
import { fetchEnrolmentById } from './fetch-enrolment-by-id.js';
import { reviewEnrolment } from './review-enrolment.js';

type Review = Omit<InputOf<'enrolment/reviewEnrolment'>, 'class_id' | 'enrolment_id'>;

describe.each(engines)('review calls on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let class_id: number;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'], name: '王建国' });
    class_id = await insertTestClass(services, { code: 'TC26-0500', capacity: 1_000 });
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
  });
  afterAll(() => services.close());

  const review = (caller: StaffSession, enrolment_id: number, input: Review) =>
    callHandler(reviewEnrolment, { services, caller, input: { class_id, enrolment_id, ...input } });
  const detail = (caller: StaffSession, enrolment_id: number) =>
    callHandler(fetchEnrolmentById, { services, caller, input: { class_id, enrolment_id } });
  const list = (caller: StaffSession, input: object = {}) =>
    callHandler(fetchEnrolmentLists, { services, caller, input: { class_id, ...input } });
  const taken = async () =>
    (
      await services.store.db
        .selectFrom('class')
        .select('taken')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).taken;
  let people = 100;
  const next = async () => {
    people += 1;
    return (await enrolNth(services, class_id, people)).enrolment_id;
  };
  it('claims, approves and notifies the candidate', async () => {
    const id = await next();
    expect(await review(master, id, { event: 'claim' })).toEqual({ enrolment_id: id, status: 'in_review' });
    expect(await detail(master, id)).toMatchObject({ claimed_by_me: true, reviewer_name: '林秋月' });
    expect(await review(master, id, { event: 'approve' })).toMatchObject({ status: 'approved' });
    const { timeline } = await detail(master, id);
    expect(timeline.map(({ action, from, to, by }) => [action, from, to, by])).toEqual([
      ['enrol', null, 'submitted', ''],
      ['claim', 'submitted', 'in_review', '林秋月'],
      ['approve', 'in_review', 'approved', '林秋月'],
    ]);
    const { templates } = await services.store.db
      .selectFrom('sms')
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['template']).as('templates'))
      .where('phone_masked', '=', `138****${String(people).padStart(4, '0')}`)
      .executeTakeFirstOrThrow();
    expect(templates.sort()).toEqual(['enrolled', 'review_result']);
  });

  it('notifies the candidate in the language they enrolled in', async () => {
    people += 1;
    const key = `key-in-spanish-${people}`;
    const { enrolment_id: id } = await enrolNth(services, class_id, people, {}, key, 'es');
    await review(master, id, { event: 'claim' });
    await review(master, id, { event: 'approve' });
    const phone_masked = `138****${String(people).padStart(4, '0')}`;
    const own = (await listOutbox(services, 100)).filter((message) => message.phone_masked === phone_masked);
    expect(own.map(({ text }) => text.includes('inscripción') || text.includes('inscrito'))).toEqual([
      true,
      true,
    ]);
  });

  it('returns with reasons for each document, and only with them', async () => {
    const id = await next();
    await review(master, id, { event: 'claim' });
    expect(await fieldsOf(review(master, id, { event: 'return' }))).toEqual({ reasons: 'reason_required' });
    const reasons = [{ document: 'photo' as const, reason: '背景不是白色' }];
    await review(master, id, { event: 'return', reasons });
    expect(await detail(master, id)).toMatchObject({ status: 'returned', reasons });
  });

  it('returns until a moment that the reviewer names, never later than what it holds up', async () => {
    const id = await next();
    await review(master, id, { event: 'claim' });
    const { db } = services.store;
    const exam = (exam_at: string) =>
      db
        .updateTable('class')
        .set({ exam_at: new Date(exam_at) })
        .where('class_id', '=', class_id)
        .execute();
    // Five working days before the exam rooms are due, which is before the usual seven days are over.
    await exam('2026-12-01T01:00:00.000Z');
    const latest = '2026-11-24T16:00:00.000Z';
    expect(await detail(master, id)).toMatchObject({ mend_latest: latest, mend_until: null });
    const reasons = [{ document: 'photo' as const, reason: '背景不是白色' }];
    for (const mend_until of ['2026-11-24T16:00:00.001Z', services.now().toISOString()])
      expect(await fieldsOf(review(master, id, { event: 'return', reasons, mend_until }))).toEqual({
        mend_until: 'outside_mending',
      });
    const mend_until = '2026-11-23T10:00:00.000Z';
    await review(master, id, { event: 'return', reasons, mend_until });
    expect(await detail(master, id)).toMatchObject({ mend_until, mend_latest: null });
    await exam('2026-12-21T04:00:00.000Z');
  });

  it('refuses and doubts only with a reason', async () => {
    const id = await next();
    await review(master, id, { event: 'claim' });
    for (const event of ['refuse', 'doubt'] as const) {
      expect(await fieldsOf(review(master, id, { event }))).toEqual({ reason: 'reason_required' });
    }
    await review(master, id, { event: 'doubt', reason: '姓名与证件不一致' });
    expect(await detail(master, id)).toMatchObject({ status: 'doubtful', reason: '姓名与证件不一致' });
  });

  it('gives the seat back on refusal and withdrawal, and lets the person enrol again', async () => {
    const refused = await next();
    const withdrawn = await next();
    const before = await taken();
    await review(master, refused, { event: 'claim' });
    await review(master, refused, { event: 'refuse', reason: '工作年限不足' });
    await review(master, withdrawn, { event: 'withdraw', reason: '本人申请' });
    expect(await taken()).toBe(before - 2);
    const again = await enrolNth(services, class_id, people, {}, 'another-attempt');
    expect(again.enrolment_id).not.toBe(withdrawn);
    expect(await taken()).toBe(before - 1);
  });

  it('gives up no place that was approved from the exam on', async () => {
    const own = await insertTestClass(services);
    const { enrolment_id } = await enrolNth(services, own, 1);
    const caller = await openStaff(services, { roles: ['master'], owner: [own] });
    const apply = (event: 'claim' | 'approve' | 'withdraw') =>
      callHandler(reviewEnrolment, { services, caller, input: { class_id: own, enrolment_id, event } });
    await apply('claim');
    await apply('approve');
    await services.store.db
      .updateTable('class')
      .set({ status: 'examining' })
      .where('class_id', '=', own)
      .execute();
    expect(await refusalOf(apply('withdraw'))).toBe('class_state');
  });

  it('keeps what another reviewer claimed to them; the platform’s staff may put it back, and decide once they hold it', async () => {
    const other = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const id = await next();
    await review(master, id, { event: 'claim' });
    expect(await refusalOf(review(other, id, { event: 'approve' }))).toBe('transition_refused');
    expect(await refusalOf(review(other, id, { event: 'claim' }))).toBe('transition_refused');
    expect(await refusalOf(review(admin, id, { event: 'approve' }))).toBe('transition_refused');
    expect(await review(admin, id, { event: 'release' })).toMatchObject({ status: 'submitted' });
    await review(admin, id, { event: 'claim' });
    expect(await review(admin, id, { event: 'approve' })).toMatchObject({ status: 'approved' });
  });

  it('lets one of two reviewers claim', async () => {
    const other = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const id = await next();
    const outcomes = await Promise.allSettled([
      review(master, id, { event: 'claim' }),
      review(other, id, { event: 'claim' }),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('does not decide on a claim that another reviewer took since it was read', async () => {
    const other = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const enrolment_id = await next();
    await review(other, enrolment_id, { event: 'claim' });
    const change = { class_id, enrolment_id, to: 'approved' as const, now: services.now(), set: {} };
    const decide = (reviewer_id: number) =>
      services.store.withTx((tx) => changeReview(tx, { ...change, from: 'in_review', reviewer_id }));
    expect(await refusalOf(decide(master.user_id))).toBe('state_changed');
    await decide(other.user_id);
  });

  it('decides nothing in a cancelled class, but lets go of its candidates', async () => {
    const cancelled = await insertTestClass(services, { capacity: 5 });
    people += 1;
    const { enrolment_id } = await enrolNth(services, cancelled, people);
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', cancelled)
      .execute();
    const apply = (event: Review['event']) =>
      callHandler(reviewEnrolment, {
        services,
        caller: admin,
        input: { class_id: cancelled, enrolment_id, event },
      });
    expect(await refusalOf(apply('claim'))).toBe('class_state');
    expect(await apply('withdraw')).toMatchObject({ status: 'withdrawn' });
  });

  it('refuses an event that the table does not list', async () => {
    const id = await next();
    expect(await refusalOf(review(master, id, { event: 'approve' }))).toBe('transition_refused');
    expect(await refusalOf(review(master, id, { event: 'release' }))).toBe('transition_refused');
  });

  it('shows a unit that only takes part its own candidates, and nothing of the others', async () => {
    const unit_id = await insertUnit(services, '华南科技服务联合会');
    const guest = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    const [own, foreign] = [await next(), await next()];
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', own)
      .execute();
    expect((await list(guest)).items.map((item) => item.enrolment_id)).toEqual([own]);
    expect(await review(guest, own, { event: 'claim' })).toMatchObject({ status: 'in_review' });
    const asked = { services, caller: guest, input: { class_id, enrolment_id: foreign } };
    expect(await refusalOf(detail(guest, foreign))).toBe('not_found');
    expect(await refusalOf(review(guest, foreign, { event: 'claim' }))).toBe('not_found');
    expect(await refusalOf(callHandler(fetchPhoto, asked))).toBe('not_found');
    const reveal = { ...asked, input: { ...asked.input, reason: '核对' } };
    expect(await refusalOf(callHandler(revealEnrolment, reveal))).toBe('not_found');
    const classes = await callHandler(fetchClassLists, { services, caller: guest, input: {} });
    expect(classes.items.map((item) => item.to_review)).toEqual([1]);
  });

  it('answers not_found for an enrolment under the wrong class and for an absent class', async () => {
    const id = await next();
    const other = await insertTestClass(services);
    const asked = { services, caller: admin, input: { class_id: other, enrolment_id: id } };
    expect(await refusalOf(callHandler(fetchEnrolmentById, asked))).toBe('not_found');
    expect(
      await refusalOf(callHandler(reviewEnrolment, { ...asked, input: { ...asked.input, event: 'claim' } })),
    ).toBe('not_found');
    const absent = { services, caller: admin, input: { class_id: 4711 } };
    expect(await refusalOf(callHandler(fetchEnrolmentLists, absent))).toBe('not_found');
  });

  it('shows masked numbers only, and the full ones on a reasoned, recorded look', async () => {
    const id = await next();
    const row = await detail(master, id);
    const { id_card } = testForm(people);
    expect(JSON.stringify(row)).not.toContain(id_card);
    expect(JSON.stringify(row)).not.toContain(testPhone(people));
    const input = { class_id, enrolment_id: id, reason: '核对身份证件' };
    expect(await callHandler(revealEnrolment, { services, caller: master, input })).toEqual({
      id_card,
      phone: testPhone(people),
    });
    expect((await detail(master, id)).timeline.at(-1)).toMatchObject({
      action: 'reveal',
      by: '林秋月',
      reason: '核对身份证件',
    });
  });

  it('ends an account’s looks for the day at its budget', async () => {
    const curious = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const id = await next();
    const look = () =>
      callHandler(revealEnrolment, {
        services,
        caller: curious,
        input: { class_id, enrolment_id: id, reason: '核对' },
      });
    for (let n = 0; n < 200; n += 1) await look();
    expect(await refusalOf(look())).toBe('too_many');
  });

  it('gives the photo to whoever may see the enrolment', async () => {
    const id = await next();
    const photo = await callHandler(fetchPhoto, {
      services,
      caller: master,
      input: { class_id, enrolment_id: id },
    });
    expect([...photo]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('needs two statements for a list and a detail, six at most for an event', async () => {
    const id = await next();
    expect(await countStatements(() => list(master, { limit: 100 }))).toHaveLength(2);
    expect(await countStatements(() => detail(master, id))).toHaveLength(2);
    const counted = async (input: Review) => (await countStatements(() => review(master, id, input))).length;
    expect(await counted({ event: 'claim' })).toBeLessThanOrEqual(5);
    expect(await counted({ event: 'doubt', reason: '照片差异较大' })).toBeLessThanOrEqual(6);
    expect(await counted({ event: 'refuse', reason: '材料不符' })).toBeLessThanOrEqual(6);
  });
});
