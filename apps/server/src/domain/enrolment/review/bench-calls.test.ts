import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { approveMet } from '../many/approve-met.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm } from '../testing/test-candidate.js';
import { judgeDocument } from './judge-document.js';
import { openReview } from './open-review.js';
import { reviewEnrolment } from './review-enrolment.js';

type Review = Omit<InputOf<'enrolment/reviewEnrolment'>, 'class_id' | 'enrolment_id'>;

describe.each(engines)('the review bench on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let first: StaffSession;
  let second: StaffSession;
  let stranger: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000 });
    first = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    second = await openStaff(services, { roles: ['master'], name: '陈默', owner: [class_id] });
    const unit_id = await insertUnit(services, '外地协会');
    stranger = await openStaff(services, { roles: ['recommend'], unit_id });
  });
  afterAll(() => services.close());

  let people = 0;
  const next = async (into = class_id) => {
    people += 1;
    return (await enrolNth(services, into, people)).enrolment_id;
  };
  const open = (caller: StaffSession, enrolment_id: number, of = class_id) =>
    callHandler(openReview, { services, caller, input: { class_id: of, enrolment_id } });
  const review = (caller: StaffSession, enrolment_id: number, input: Review) =>
    callHandler(reviewEnrolment, { services, caller, input: { class_id, enrolment_id, ...input } });
  const evaluate = (
    caller: StaffSession,
    enrolment_id: number,
    verdict: Omit<InputOf<'enrolment/judgeDocument'>, 'class_id' | 'enrolment_id'>,
  ) => callHandler(judgeDocument, { services, caller, input: { class_id, enrolment_id, ...verdict } });
  const approve = (caller: StaffSession, enrolment_ids: number[], of = class_id) =>
    callHandler(approveMet, { services, caller, input: { class_id: of, enrolment_ids } });
  const change = (enrolment_id: number, set: object) =>
    services.store.db.updateTable('enrolment').set(set).where('enrolment_id', '=', enrolment_id).execute();
  const later = (minutes: number) =>
    services.moveTo(new Date(services.now().getTime() + minutes * 60_000).toISOString());

  describe('opening', () => {
    it('claims what waits, for a time that is shown, and shows it to others by name', async () => {
      const id = await next();
      const mine = await open(first, id);
      expect(mine).toMatchObject({ status: 'in_review', claimed_by_me: true, level: '5', work_years: null });
      expect(Date.parse(mine.claimed_until ?? '') - services.now().getTime()).toBe(900_000);
      expect(mine.documents.map(({ kind, media_type }) => [kind, media_type])).toEqual([
        ['id_front', 'image/jpeg'],
        ['id_back', 'image/jpeg'],
      ]);
      expect(await open(second, id)).toMatchObject({ claimed_by_me: false, reviewer_name: '林秋月' });
    });

    it('lets one of two win who open it at once', async () => {
      const id = await next();
      const both = await Promise.all([open(first, id), open(second, id)]);
      expect(both.filter(({ claimed_by_me }) => claimed_by_me)).toHaveLength(1);
    });

    it('renews one’s own claim without a word in the history', async () => {
      const id = await next();
      const { timeline } = await open(first, id);
      later(10);
      const again = await open(first, id);
      expect(Date.parse(again.claimed_until ?? '') - services.now().getTime()).toBe(900_000);
      expect(again.timeline).toHaveLength(timeline.length);
    });

    it('takes over a claim that has run out, and who held it can decide no more', async () => {
      const id = await next();
      await open(first, id);
      later(14);
      expect(await open(second, id)).toMatchObject({ claimed_by_me: false });
      expect(await refusalOf(review(second, id, { event: 'claim' }))).toBe('transition_refused');
      later(2);
      const taken = await open(second, id);
      expect(taken).toMatchObject({ claimed_by_me: true, reviewer_name: '陈默' });
      expect(taken.timeline.map(({ action, by }) => [action, by])).toEqual([
        ['enrol', ''],
        ['claim', '林秋月'],
        ['release', ''],
        ['claim', '陈默'],
      ]);
      expect(await refusalOf(review(first, id, { event: 'approve' }))).toBe('transition_refused');
      expect(await review(second, id, { event: 'approve' })).toMatchObject({ status: 'approved' });
      expect(await open(first, id)).toMatchObject({
        status: 'approved',
        claimed_by_me: false,
        claimed_until: null,
      });
    });

    it('does not decide for who no longer holds it nor for who never did', async () => {
      const id = await next();
      expect(await refusalOf(review(first, id, { event: 'approve' }))).toBe('transition_refused');
      expect(await refusalOf(open(stranger, id))).toBe('not_found');
      expect(await refusalOf(open(first, 77))).toBe('not_found');
      expect(await refusalOf(open(first, id, class_id + 1))).toBe('not_found');
    });
  });

  describe('a verdict on a document', () => {
    const opened = async () => {
      const id = await next();
      const { documents } = await open(first, id);
      return { id, file_id: documents[0]?.file_id ?? 0 };
    };

    it('is kept with its reason and stands in the history', async () => {
      const { id, file_id } = await opened();
      expect(await evaluate(first, id, { file_id, verdict: 'returned', reason: '反光' })).toMatchObject({
        kind: 'id_front',
        verdict: 'returned',
        reason: '反光',
      });
      expect(await fieldsOf(review(first, id, { event: 'approve' }))).toEqual({
        documents: 'document_required',
      });
      expect(await evaluate(first, id, { file_id, verdict: 'accepted' })).toMatchObject({ reason: null });
      expect(await evaluate(first, id, { file_id, verdict: null })).toMatchObject({ verdict: null });
      const { timeline } = await open(first, id);
      expect(timeline.slice(-3).map(({ action, reason }) => [action, reason])).toEqual([
        ['return_document', 'id_front: 反光'],
        ['accept_document', 'id_front'],
        ['reopen_document', 'id_front'],
      ]);
      expect(await review(first, id, { event: 'approve' })).toMatchObject({ status: 'approved' });
      expect((await open(first, id)).documents.map(({ verdict }) => verdict)).toEqual([
        'accepted',
        'accepted',
      ]);
    });

    it('is refused without a reason, without the claim, and about what is not there', async () => {
      const { id, file_id } = await opened();
      expect(await fieldsOf(evaluate(first, id, { file_id, verdict: 'returned' }))).toEqual({
        reason: 'reason_required',
      });
      expect(await refusalOf(evaluate(second, id, { file_id, verdict: 'accepted' }))).toBe(
        'transition_refused',
      );
      expect(await refusalOf(evaluate(stranger, id, { file_id, verdict: 'accepted' }))).toBe('not_found');
      expect(await refusalOf(evaluate(first, id, { file_id: 5, verdict: 'accepted' }))).toBe('not_found');
    });
  });

  describe('approving many', () => {
    const lacking = async () => {
      const id = await next();
      await change(id, { documents: '[]' });
      return id;
    };

    it('approves those that are green, notifies them, and says why not of the others', async () => {
      const [free, mine, taken, ranOut, unproven, unasked] = [
        await next(),
        await next(),
        await next(),
        await next(),
        await lacking(),
        await next(),
      ];
      await change(unasked, { facts_enc: null });
      await open(first, mine);
      await open(second, taken);
      await open(second, ranOut);
      await change(ranOut, { claimed_until: new Date(services.now().getTime() - 1) });
      const answer = await approve(first, [free, mine, taken, ranOut, unproven, unasked]);
      expect([...answer.approved].sort()).toEqual([free, mine, ranOut].sort());
      expect(answer.left_out).toHaveLength(3);
      expect(answer.left_out).toEqual(
        expect.arrayContaining([
          { enrolment_id: taken, why: 'claimed' },
          { enrolment_id: unproven, why: 'unmet' },
          { enrolment_id: unasked, why: 'unmet' },
        ]),
      );
      const { timeline, documents } = await open(first, free);
      expect(timeline.map(({ action, from, to }) => [action, from, to])).toEqual([
        ['enrol', null, 'submitted'],
        ['claim', 'submitted', 'in_review'],
        ['approve', 'in_review', 'approved'],
      ]);
      expect(documents.every(({ verdict }) => verdict === 'accepted')).toBe(true);
      expect((await approve(first, [free])).left_out).toEqual([{ enrolment_id: free, why: 'decided' }]);
      const told = (await listOutbox(services, 20)).filter(({ text }) => text.includes('通过'));
      expect(told.length).toBeGreaterThanOrEqual(3);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('leaves out whoever has a document that stands returned, though another of its kind proves the same', async () => {
      const id = await next();
      const { documents } = await open(first, id);
      const [front] = documents;
      const { documents: kept } = await services.store.db
        .selectFrom('enrolment')
        .select('documents')
        .where('enrolment_id', '=', id)
        .executeTakeFirstOrThrow();
      const second_side = kept.map((document) => ({ ...document, file_id: document.file_id + 1 }));
      await change(id, { documents: JSON.stringify([...kept, ...second_side]) });
      await evaluate(first, id, { file_id: front?.file_id ?? 0, verdict: 'returned', reason: '反光' });
      expect(await approve(first, [id])).toEqual({
        approved: [],
        left_out: [{ enrolment_id: id, why: 'unmet' }],
      });
      const after = await open(first, id);
      expect(after).toMatchObject({ status: 'in_review' });
      expect(after.documents[0]).toMatchObject({ verdict: 'returned', reason: '反光' });
    });

    it('approves each once when two reviewers choose the same', async () => {
      const ids = [await next(), await next(), await next()];
      const answers = await Promise.all([approve(first, ids), approve(second, ids)]);
      const approved = answers.flatMap((answer) => answer.approved);
      expect([...approved].sort()).toEqual([...ids].sort());
    });

    it('asks as little of the database for ten as for one', async () => {
      const one = await next();
      const ten: number[] = [];
      for (let count = 0; count < 10; count += 1) ten.push(await next());
      const few = await countStatements(() => approve(first, [one]));
      const many = await countStatements(() => approve(first, ten));
      expect(many).toHaveLength(few.length);
    });

    it('is refused for a foreign class, for what is not there, and for none', async () => {
      const id = await next();
      const elsewhere = await insertTestClass(services);
      expect(await refusalOf(approve(stranger, [id]))).toBe('not_found');
      expect(await refusalOf(approve(first, [id, 5]))).toBe('not_found');
      expect(await refusalOf(approve(first, [id], elsewhere))).toBe('not_found');
      await expect(approve(first, [])).rejects.toThrow(/required/);
      const over = await insertTestClass(services);
      const late = await next(over);
      await services.store.db
        .updateTable('class')
        .set({ status: 'cancelled' })
        .where('class_id', '=', over)
        .execute();
      const admin = await openStaff(services, { roles: ['admin'] });
      expect(await refusalOf(approve(admin, [late], over))).toBe('class_state');
    });
  });

  it('marks the conditions of each row in the list', async () => {
    const met = await next();
    const unproven = await next();
    await change(unproven, { documents: '[]' });
    const unasked = await next();
    await change(unasked, { facts_enc: null, documents: '[]' });
    const { items } = await callHandler(fetchEnrolmentLists, {
      services,
      caller: first,
      input: { class_id, limit: 100 },
    });
    const markOf = (id: number) => items.find(({ enrolment_id }) => enrolment_id === id)?.conditions;
    expect([met, unproven, unasked].map(markOf)).toEqual(['met', 'unclear', null]);
    expect(JSON.stringify(items)).not.toContain(testForm(people).id_card);
  });
});
