import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { fetchEnrollListsByPhone } from '../site/fetch-enroll-lists-by-phone.js';
import { updateEnrollByPhone } from '../site/update-enroll-by-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { insertPhoto, openCandidate, testForm, testPhone } from '../testing/test-candidate.js';

describe.each(engines)('a candidate’s own calls on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const update = async (n: number, input: InputOf<'class/updateEnrollByPhone'>) =>
    callHandler(updateEnrollByPhone, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input,
    });
  const own = async (n: number) =>
    callHandler(fetchEnrollListsByPhone, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input: {},
    });
  const rowOf = (enrolment_id: number) =>
    services.store.db
      .selectFrom('enrolment')
      .selectAll()
      .where('enrolment_id', '=', enrolment_id)
      .executeTakeFirstOrThrow();
  const classRow = (class_id: number) =>
    services.store.db
      .selectFrom('class')
      .selectAll()
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();

  /** The nth person's enrolment, returned to them for their photo. */
  const returned = async (n: number) => {
    const class_id = await insertTestClass(services);
    const { enrolment_id } = await enrolNth(services, class_id, n);
    const review = (input: Omit<InputOf<'enrolment/reviewEnrolment'>, 'class_id' | 'enrolment_id'>) =>
      callHandler(reviewEnrolment, { services, caller: admin, input: { class_id, enrolment_id, ...input } });
    await review({ event: 'claim' });
    await review({ event: 'return', reasons: [{ document: 'photo', reason: '背景不是白色' }] });
    return { class_id, enrolment_id };
  };

  describe('fetchEnrollListsByPhone', () => {
    it('lists the enrolments of the phone across classes with their history, and nobody else’s', async () => {
      const [first, second] = [await insertTestClass(services), await insertTestClass(services)];
      await enrolNth(services, first, 1);
      services.moveTo('2026-11-21T05:00:00.000Z');
      await enrolNth(services, second, 1);
      await enrolNth(services, second, 2);
      const { items, phone_masked } = await own(1);
      expect(phone_masked).toBe('138****0001');
      expect(items.map((item) => item.class_id)).toEqual([second, first]);
      expect(items[0]).toMatchObject({
        status: 'submitted',
        class_name: '2026年第四期技术咨询师（三级）',
        timeline: [{ action: 'enrol', by: '', to: 'submitted' }],
      });
      expect(JSON.stringify(items)).not.toContain(testForm(1).id_card);
      expect(await countStatements(() => own(1))).toHaveLength(3);
    });

    it('does not name reviewers', async () => {
      await returned(3);
      const { items } = await own(3);
      expect(items[0]?.timeline.map((entry) => entry.by)).toEqual(['', '', '']);
      expect(items[0]?.reasons).toEqual([{ document: 'photo', reason: '背景不是白色' }]);
    });
  });

  describe('resubmit', () => {
    it('starts the next round with a new photo and keeps the rest', async () => {
      const { class_id, enrolment_id } = await returned(10);
      const photo_id = await insertPhoto(services, class_id, await openCandidate(services, testPhone(10)));
      const input = { class_id, enrolment_id, event: 'resubmit' as const, changes: { photo_id } };
      expect(await update(10, input)).toEqual({ enrolment_id, status: 'submitted' });
      const row = await rowOf(enrolment_id);
      expect(row).toMatchObject({ review_round: 2, photo_id, reviewer_id: null, reasons: [] });
      expect(services.keyring.open('id_card', row.id_card_enc)).toBe(testForm(10).id_card);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true, length: 4 });
    });

    it('leaves the word of a desk that entered them to what the desk wrote', async () => {
      const sourceAfter = async (n: number, changes: object) => {
        const { class_id, enrolment_id } = await returned(n);
        await services.store.db
          .updateTable('enrolment')
          .set({ source: 'desk' })
          .where('enrolment_id', '=', enrolment_id)
          .execute();
        const photo_id = await insertPhoto(services, class_id, await openCandidate(services, testPhone(n)));
        const resent = { photo_id, email: 'another@example.com', ...changes };
        await update(n, { class_id, enrolment_id, event: 'resubmit', changes: resent });
        return (await rowOf(enrolment_id)).source;
      };
      expect(await sourceAfter(18, {})).toBe('desk');
      expect(await sourceAfter(19, { education: 'master' })).toBe('');
      expect(await sourceAfter(20, { work_years: 12 })).toBe('');
    });

    it('finds the candidate under a corrected identity afterwards', async () => {
      const { class_id, enrolment_id } = await returned(11);
      const { name, id_card, birth } = testForm(12);
      const changes = { name, id_card, birth };
      await update(11, { class_id, enrolment_id, event: 'resubmit', changes });
      expect(await refusalOf(enrolNth(services, class_id, 12))).toBe('already_enrolled');
      expect((await rowOf(enrolment_id)).name).toBe(name);
    });

    it('refuses the identity of somebody who is enrolled', async () => {
      const { class_id, enrolment_id } = await returned(13);
      await enrolNth(services, class_id, 14);
      const { id_card, birth } = testForm(14);
      const stolen = update(13, { class_id, enrolment_id, event: 'resubmit', changes: { id_card, birth } });
      expect(await refusalOf(stolen)).toBe('already_enrolled');
      expect((await rowOf(enrolment_id)).status).toBe('returned');
    });

    it('names the field that is wrong', async () => {
      const { class_id, enrolment_id } = await returned(15);
      const correct = (changes: object) => update(15, { class_id, enrolment_id, event: 'resubmit', changes });
      await expect(correct({ id_card: '123' })).rejects.toMatchObject({
        details: { fields: { id_card: 'invalid_id_card' } },
      });
      await expect(correct({ gender: 'male' })).rejects.toMatchObject({
        details: { fields: { gender: 'number_differs' } },
      });
      await expect(correct({ photo_id: 99 })).rejects.toMatchObject({
        details: { fields: { photo_id: 'photo_required' } },
      });
    });

    it('is refused before a return, and for another phone', async () => {
      const class_id = await insertTestClass(services);
      const { enrolment_id } = await enrolNth(services, class_id, 16);
      const input = { class_id, enrolment_id, event: 'resubmit' as const, changes: {} };
      expect(await refusalOf(update(16, input))).toBe('transition_refused');
      expect(await refusalOf(update(17, input))).toBe('not_found');
    });

    it('needs six statements at most', async () => {
      const { class_id, enrolment_id } = await returned(18);
      const caller = await openCandidate(services, testPhone(18));
      const input = { class_id, enrolment_id, event: 'resubmit' as const, changes: { employer: '新单位' } };
      const statements = await countStatements(() =>
        callHandler(updateEnrollByPhone, { services, caller, input }),
      );
      expect(statements.length).toBeLessThanOrEqual(6);
    });
  });

  it('frees the seat on withdrawal for the next candidate, and lets the same person come back', async () => {
    const class_id = await insertTestClass(services, { capacity: 1 });
    const { enrolment_id } = await enrolNth(services, class_id, 20);
    expect(await refusalOf(enrolNth(services, class_id, 21))).toBe('class_full');
    expect(await update(20, { class_id, enrolment_id, event: 'withdraw', reason: '时间冲突' })).toMatchObject(
      {
        status: 'withdrawn',
      },
    );
    expect(await classRow(class_id)).toMatchObject({ taken: 0 });
    expect(await rowOf(enrolment_id)).toMatchObject({
      place: 'free',
      live_id_index: null,
      live_phone_index: null,
    });
    expect(await refusalOf(update(20, { class_id, enrolment_id, event: 'withdraw' }))).toBe(
      'transition_refused',
    );
    const next = await enrolNth(services, class_id, 21);
    await update(21, { class_id, enrolment_id: next.enrolment_id, event: 'withdraw' });
    const back = await enrolNth(services, class_id, 20, {}, 'another-attempt');
    expect(back.enrolment_id).not.toBe(enrolment_id);
    expect(await classRow(class_id)).toMatchObject({ taken: 1 });
  });

  it('keeps an approved place once the exam has begun, when nobody else can take it', async () => {
    const class_id = await insertTestClass(services, { capacity: 5 });
    const { enrolment_id } = await enrolNth(services, class_id, 22);
    const { db } = services.store;
    await db
      .updateTable('enrolment')
      .set({ status: 'approved' })
      .where('enrolment_id', '=', enrolment_id)
      .execute();
    for (const status of ['examining', 'publicity', 'finished', 'archived'] as const) {
      await db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
      expect(await refusalOf(update(22, { class_id, enrolment_id, event: 'withdraw' }))).toBe('class_state');
    }
  });

  it('survives withdrawals and enrolments in the same class at the same time', async () => {
    const class_id = await insertTestClass(services, { capacity: 20 });
    const seated = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enrolNth(services, class_id, 200 + index)),
    );
    const outcomes = await Promise.allSettled([
      ...seated
        .slice(0, 10)
        .map(({ enrolment_id }, index) => update(200 + index, { class_id, enrolment_id, event: 'withdraw' })),
      ...Array.from({ length: 30 }, (_, index) => enrolNth(services, class_id, 300 + index)),
    ]);
    const [left, came] = [outcomes.slice(0, 10), outcomes.slice(10)];
    expect(left.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
    const newcomers = came.filter((outcome) => outcome.status === 'fulfilled').length;
    expect(await classRow(class_id)).toMatchObject({ taken: 10 + newcomers });
    expect(newcomers).toBeLessThanOrEqual(10);
  });
});
