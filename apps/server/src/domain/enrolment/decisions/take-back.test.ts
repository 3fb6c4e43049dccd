import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { openFinal, openResit } from '../../scores/kept/testing/resit-office.js';
import { fetchEnrolmentById } from '../review/fetch-enrolment-by-id.js';
import { judgeDocument } from '../review/judge-document.js';
import { openReview } from '../review/open-review.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { updateEnrollByPhone } from '../site/update-enroll-by-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { openCandidate, testPhone } from '../testing/test-candidate.js';
import { takeBackDecision } from './take-back-decision.js';

type Review = Omit<InputOf<'enrolment/reviewEnrolment'>, 'class_id' | 'enrolment_id'>;
type Undo = InputOf<'enrolment/takeBackDecision'>['event'];

describe.each(engines)('taking a decision back on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let first: StaffSession;
  let second: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 500, fee_cents: 68_000 });
    first = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    second = await openStaff(services, { roles: ['master'], name: '陈默', owner: [class_id] });
  });
  afterAll(() => services.close());

  let people = 0;
  const next = async () => {
    people += 1;
    const { enrolment_id } = await enrolNth(services, class_id, people);
    await callHandler(openReview, { services, caller: first, input: { class_id, enrolment_id } });
    return enrolment_id;
  };
  const review = (enrolment_id: number, input: Review, caller = first) =>
    callHandler(reviewEnrolment, { services, caller, input: { class_id, enrolment_id, ...input } });
  const undo = (enrolment_id: number, event: Undo, caller = first) =>
    callHandler(takeBackDecision, { services, caller, input: { class_id, enrolment_id, event } });
  const detail = (enrolment_id: number, caller = first) =>
    callHandler(fetchEnrolmentById, { services, caller, input: { class_id, enrolment_id } });
  const record = (enrolment_id: number) =>
    services.store.db
      .selectFrom('enrolment')
      .select(['status', 'documents', 'fee_cents', 'mend_until', 'reason', 'reasons', 'doubt_kind'])
      .where('enrolment_id', '=', enrolment_id)
      .executeTakeFirstOrThrow();
  const told = async () => {
    const phone_masked = `138****${String(people).padStart(4, '0')}`;
    return (await listOutbox(services, 500)).filter((each) => each.phone_masked === phone_masked);
  };
  const returning = {
    event: 'return',
    reasons: [{ document: 'id_back', reason: '反光' }],
  } satisfies Review;

  it('gives back an approval with the verdicts, the price and the claim, and says so to the candidate', async () => {
    const id = await next();
    const { documents } = await detail(id);
    const [front] = documents;
    if (!front) throw new Error('There is no document.');
    await callHandler(judgeDocument, {
      services,
      caller: first,
      input: { class_id, enrolment_id: id, file_id: front.file_id, verdict: 'accepted' },
    });
    const before = await record(id);
    await review(id, { event: 'approve' });
    expect((await record(id)).fee_cents).toBe(68_000);
    expect((await detail(id)).decision).toEqual({ event: 'approve', blocked_by: null });
    // The message has left meanwhile.
    await services.store.db
      .updateTable('sms')
      .set({ status: 'sent', sent_at: services.now() })
      .where('class_id', '=', class_id)
      .execute();
    expect(await undo(id, 'approve', second)).toEqual({ enrolment_id: id, status: 'in_review' });
    expect(await record(id)).toEqual(before);
    const after = await detail(id, second);
    expect(after).toMatchObject({ claimed_by_me: true, decision: null });
    expect(after.timeline.at(-1)).toMatchObject({
      action: 'take_back',
      from: 'approved',
      to: 'in_review',
      by: '陈默',
    });
    expect((await told()).filter(({ text }) => text.includes('审核决定已撤回'))).toHaveLength(1);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    expect(await refusalOf(undo(id, 'approve'))).toBe('decision_over');
  });

  it('gives back a return with its reasons and its deadline, and does not send the message that waits', async () => {
    const id = await next();
    const before = await record(id);
    await review(id, returning);
    expect((await record(id)).mend_until).not.toBeNull();
    const { sms_id } = await services.store.db
      .selectFrom('review_decision')
      .select('sms_id')
      .where('enrolment_id', '=', id)
      .executeTakeFirstOrThrow();
    await undo(id, 'return');
    expect(await record(id)).toEqual(before);
    const messages = await services.store.db
      .selectFrom('sms')
      .select(['status', 'fault'])
      .where('class_id', '=', class_id)
      .where('template', '=', 'review_result')
      .where('sms_id', '>=', sms_id ?? 0)
      .execute();
    expect(messages).toEqual([{ status: 'dropped', fault: 'taken_back' }]);
  });

  it('leads an approval of somebody doubtful back to the doubt, and a doubt back to the review', async () => {
    const id = await next();
    await review(id, { event: 'doubt', reason: '姓名不一致', doubt_kind: 'identity_mismatch' });
    const doubted = await record(id);
    await review(id, { event: 'approve' }, second);
    expect(await undo(id, 'approve')).toMatchObject({ status: 'doubtful' });
    expect(await record(id)).toEqual(doubted);
    const other = await next();
    await review(other, { event: 'doubt', reason: '姓名不一致' });
    expect(await undo(other, 'doubt')).toMatchObject({ status: 'in_review' });
    expect(await record(other)).toMatchObject({ doubt_kind: null, reason: null });
  });

  it('lets go the subjects that the approval kept', async () => {
    const staff = await Promise.all(
      ['甲', '乙', '丙'].map((name) => openStaff(services, { roles: ['zky-admin'], name })),
    );
    const [a, b, c] = staff;
    if (!a || !b || !c) throw new Error('There is no staff.');
    const before = await openFinal(services, [a, b, c], [[72, 40]]);
    const office = await openResit(services, a, before.numbers);
    await office.approve();
    expect(await office.kept()).toHaveLength(1);
    const [enrolment_id = 0] = office.enrolled;
    const input = { class_id: office.class_id, enrolment_id, event: 'approve' } as const;
    await callHandler(takeBackDecision, { services, caller: a, input });
    expect(await office.kept()).toEqual([]);
    await callHandler(reviewEnrolment, {
      services,
      caller: a,
      input: { class_id: office.class_id, enrolment_id, event: 'approve' },
    });
    expect(await office.kept()).toMatchObject([{ subject: 'theory', points: 72, lost_as: null }]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  describe('is refused by name', () => {
    it('once a payment is declared', async () => {
      const id = await next();
      const money = moneyDesk(services, class_id);
      await money.gather(second);
      await review(id, { event: 'approve' });
      const candidate = await openCandidate(services, testPhone(people));
      await money.declare({ enrolment_id: id, candidate });
      expect((await detail(id)).decision).toEqual({ event: 'approve', blocked_by: 'paid' });
      expect(await refusalOf(undo(id, 'approve'))).toBe('decision_paid');
    });

    it('once a ticket is issued', async () => {
      const id = await next();
      await review(id, { event: 'approve' });
      const at = services.now();
      await services.store.db
        .insertInto('exam_ticket')
        .values({
          class_id,
          ticket_id: id,
          enrolment_id: id,
          live_enrolment_id: id,
          ticket_no: `T${id}`,
          status: 'issued',
          revision: 1,
          issued_at: at,
          updated_at: at,
        })
        .execute();
      expect(await refusalOf(undo(id, 'approve'))).toBe('decision_seated');
      expect((await detail(id)).decision?.blocked_by).toBe('seated');
    });

    it('once the candidate has corrected what was returned, or left', async () => {
      const id = await next();
      await review(id, returning);
      const candidate = await openCandidate(services, testPhone(people));
      await callHandler(updateEnrollByPhone, {
        services,
        caller: candidate,
        input: { class_id, enrolment_id: id, event: 'withdraw' },
      });
      expect(await refusalOf(undo(id, 'return'))).toBe('decision_over');
      expect((await detail(id)).decision).toBeNull();
    });

    it('once it was decided anew, and for a decision that the caller did not see', async () => {
      const id = await next();
      await review(id, { event: 'doubt', reason: '姓名不一致' });
      await review(id, { event: 'approve' });
      expect(await refusalOf(undo(id, 'doubt'))).toBe('decision_over');
      await review(id, { event: 'withdraw' });
      expect(await refusalOf(undo(id, 'approve'))).toBe('decision_over');
    });

    it('once the class is over, and for who may not see the candidate', async () => {
      const id = await next();
      await review(id, { event: 'approve' });
      const stranger = await openStaff(services, { roles: ['master'], name: '外人', owner: [] });
      expect(await refusalOf(undo(id, 'approve', stranger))).toBe('not_found');
      const status = async (to: 'enrolling' | 'cancelled') =>
        services.store.db.updateTable('class').set({ status: to }).where('class_id', '=', class_id).execute();
      await status('cancelled');
      expect(await refusalOf(undo(id, 'approve'))).toBe('decision_over');
      await status('enrolling');
      expect(await undo(id, 'approve')).toMatchObject({ status: 'in_review' });
    });
  });

  it('lets one of two undo who click at once', async () => {
    const id = await next();
    await review(id, { event: 'approve' });
    const both = await Promise.allSettled([undo(id, 'approve'), undo(id, 'approve', second)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
