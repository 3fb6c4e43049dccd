import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit/verify-chain.js';
import type { StaffSession } from '../http/caller.js';
import { engines } from '../testing/engines.js';
import { checkClass } from './check-class.js';
import { createClass } from './create-class.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { fetchClassLists } from './fetch-class-lists.js';
import { fetchClassRecommendLists } from './fetch-class-recommend-lists.js';
import { fetchOpenClasses } from './fetch-open-classes.js';
import { setClassStatus } from './set-class-status.js';
import { callHandler } from './testing/call-handler.js';
import { countStatements } from './testing/count-statements.js';
import { insertTestClass } from './testing/insert-test-class.js';
import { openTestServices, type TestServices } from './testing/open-test-services.js';
import { insertUnit, openStaff } from './testing/staff.js';
import { testDraft } from './testing/test-draft.js';
import { updataClass } from './updata-class.js';

const owning = (caller: StaffSession, ...owner_classes: number[]): StaffSession => ({
  ...caller,
  permission_classes: { ...caller.permission_classes, owner_classes },
});

describe.each(engines)('class calls on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
  });
  afterAll(() => services.close());

  const create = (caller: StaffSession, changes: object = {}) =>
    callHandler(createClass, { services, caller, input: { ...testDraft, ...changes } });
  const fire = (
    caller: StaffSession,
    class_id: number,
    event: 'submit' | 'open' | 'close' | 'cancel' | 'reopen',
    reason = '',
  ) => callHandler(setClassStatus, { services, caller, input: { class_id, event, reason } });
  const check = (class_id: number, event: 'approve' | 'refuse', refuse_content = '') =>
    callHandler(checkClass, { services, caller: admin, input: { class_id, event, refuse_content } });
  const list = (caller: StaffSession, input: object = {}) =>
    callHandler(fetchClassLists, { services, caller, input });
  const fieldsOf = async (refused: Promise<unknown>) => {
    const error = await refused.catch((thrown: unknown) => thrown);
    return error instanceof Object && 'details' in error ? error.details : error;
  };

  describe('createClass', () => {
    it('writes a draft with the next code of the year and makes the author its owner', async () => {
      const first = await create(master);
      const second = await create(master);
      expect(first).toMatchObject({ ...testDraft, status: 'draft', taken: 0, to_review: 0, unit_id: null });
      expect(first.code).toMatch(/^TC26-\d{4}$/);
      expect(Number(second.code.slice(5))).toBe(Number(first.code.slice(5)) + 1);
      const assigned = await services.store.db
        .selectFrom('assignment')
        .select('duty')
        .where('class_id', '=', first.class_id)
        .execute();
      expect(assigned).toEqual([{ duty: 'owner' }]);
    });

    it('gives authors at the same moment codes of their own', async () => {
      const classes = await Promise.all(Array.from({ length: 8 }, () => create(master)));
      expect(new Set(classes.map((each) => each.code)).size).toBe(8);
    });

    it('puts a recommending account’s class under its unit, alone in a joint class at first', async () => {
      const unit_id = await insertUnit(services, '华东技术咨询协会');
      const author = await openStaff(services, { roles: ['recommend'], unit_id });
      const made = await create(author, { class_type: 1 });
      expect(made).toMatchObject({ unit_id, com_name: '华东技术咨询协会' });
      const caller = owning(author, made.class_id);
      const units = await callHandler(fetchClassRecommendLists, {
        services,
        caller,
        input: { class_id: made.class_id },
      });
      expect(units.class_recommend_lists).toEqual([
        { unit_id, com_name: '华东技术咨询协会', quota: 60, share_bp: 10_000 },
      ]);
    });

    it.each([
      [
        'enrolment ends before it starts',
        { enroll_end: '2026-11-30T00:00:00Z' },
        { enroll_end: 'date_order' },
      ],
      [
        'the exam lies before the end of enrolment',
        { exam_at: '2027-01-01T00:00:00Z', study_start: null, study_end: null },
        { exam_at: 'date_order' },
      ],
      ['studies end before they start', { study_end: '2027-01-16T00:00:00Z' }, { study_end: 'date_order' }],
      ['studies end after the exam', { study_end: '2027-02-02T00:00:00Z' }, { study_end: 'date_order' }],
      ['studies have no start', { study_start: null }, { study_start: 'required' }],
      ['studies have no end', { study_end: null }, { study_end: 'required' }],
      ['a date is out of this century', { exam_at: '9999-01-01T00:00:00Z' }, { exam_at: 'invalid_date' }],
      [
        'a contact cannot be reached',
        { contacts: [{ name: '周敏', phone: '12345' }] },
        { 'contacts.0.phone': 'invalid_phone' },
      ],
      [
        'a way to enrol is named twice',
        { enroll_types: ['individual', 'individual'] },
        { enroll_types: 'invalid' },
      ],
      ['a way to study is named twice', { study_types: ['none', 'none'] }, { study_types: 'invalid' }],
    ])('names the field when %s', async (_, changes, fields) => {
      expect(await fieldsOf(create(master, changes))).toEqual({ fields });
    });
  });

  describe('updataClass', () => {
    const edit = (caller: StaffSession, class_id: number, updated_at: string, changes: object = {}) =>
      callHandler(updataClass, {
        services,
        caller,
        input: { ...testDraft, ...changes, class_id, updated_at },
      });

    it('changes a draft and keeps what it replaced in the history', async () => {
      const made = await create(master);
      const caller = owning(master, made.class_id);
      const changed = await edit(caller, made.class_id, made.updated_at, { capacity: 90 });
      expect(changed).toMatchObject({ capacity: 90, status: 'draft' });
      const { timeline } = await callHandler(fetchClassById, {
        services,
        caller,
        input: { class_id: made.class_id },
      });
      expect(timeline.map(({ action, by }) => [action, by])).toEqual([
        ['create', '林秋月'],
        ['edit', '林秋月'],
      ]);
    });

    it('refuses an outdated version', async () => {
      const made = await create(master);
      const edited = edit(owning(master, made.class_id), made.class_id, '2026-11-20T00:00:00Z');
      await expect(edited).rejects.toMatchObject({ refusal: 'state_changed' });
    });

    it('refuses a class that was submitted, and one that does not exist', async () => {
      const made = await create(master);
      await fire(owning(master, made.class_id), made.class_id, 'submit');
      await expect(edit(admin, made.class_id, made.updated_at)).rejects.toMatchObject({
        refusal: 'transition_refused',
      });
      await expect(edit(admin, 4711, made.updated_at)).rejects.toMatchObject({ refusal: 'not_found' });
    });
  });

  describe('the class lifecycle', () => {
    it('goes from draft over approval to enrolling and to its close, step by step in the history', async () => {
      const { class_id } = await create(master, { enroll_start: '2026-11-01T00:00:00Z' });
      const caller = owning(master, class_id);
      await fire(caller, class_id, 'submit');
      await check(class_id, 'approve');
      await fire(caller, class_id, 'open');
      expect(await fire(caller, class_id, 'close')).toMatchObject({ status: 'closed' });
      const { timeline } = await callHandler(fetchClassById, { services, caller, input: { class_id } });
      expect(timeline.map(({ action, from, to, by }) => [action, from, to, by])).toEqual([
        ['create', null, 'draft', '林秋月'],
        ['submit', 'draft', 'submitted', '林秋月'],
        ['approve', 'submitted', 'approved', '陈思远'],
        ['open', 'approved', 'enrolling', '林秋月'],
        ['close', 'enrolling', 'closed', '林秋月'],
      ]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('refuses with a reason that stays until approval, and can be submitted again', async () => {
      const { class_id } = await create(master);
      const caller = owning(master, class_id);
      await fire(caller, class_id, 'submit');
      expect(await fieldsOf(check(class_id, 'refuse'))).toEqual({
        fields: { refuse_content: 'reason_required' },
      });
      expect(await check(class_id, 'refuse', '缺少考点证明')).toMatchObject({
        status: 'refused',
        refuse_content: '缺少考点证明',
      });
      await fire(caller, class_id, 'submit');
      expect(await check(class_id, 'approve')).toMatchObject({ status: 'approved', refuse_content: null });
    });

    it('asks for a reason to cancel', async () => {
      const { class_id } = await create(master);
      const caller = owning(master, class_id);
      expect(await fieldsOf(fire(caller, class_id, 'cancel'))).toEqual({
        fields: { reason: 'reason_required' },
      });
      expect(await fire(caller, class_id, 'cancel', '考点检修')).toMatchObject({ status: 'cancelled' });
    });

    it('refuses what the table does not list, and letting candidates in after the end of enrolment', async () => {
      const draft = await insertTestClass(services, { status: 'draft' });
      const over = await insertTestClass(services, {
        status: 'closed',
        enroll_end: new Date('2026-11-20T00:00:00Z'),
      });
      await expect(fire(admin, draft, 'open')).rejects.toMatchObject({ refusal: 'transition_refused' });
      await expect(fire(admin, over, 'reopen')).rejects.toMatchObject({ refusal: 'transition_refused' });
    });

    it('lets one of two decisions at the same moment win', async () => {
      const class_id = await insertTestClass(services, { status: 'submitted' });
      const outcomes = await Promise.allSettled([
        check(class_id, 'approve'),
        check(class_id, 'refuse', '重复申报'),
      ]);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(['state_changed', 'transition_refused']).toContain(lost?.reason.refusal);
    });

    it('answers for a foreign class as for an absent one', async () => {
      const foreign = await insertTestClass(services, { status: 'draft' });
      for (const class_id of [foreign, 4711]) {
        await expect(fire(master, class_id, 'submit')).rejects.toMatchObject({ refusal: 'not_found' });
        const asked = { services, caller: master, input: { class_id } };
        await expect(callHandler(fetchClassById, asked)).rejects.toMatchObject({ refusal: 'not_found' });
        await expect(callHandler(fetchClassRecommendLists, asked)).rejects.toMatchObject({
          refusal: 'not_found',
        });
      }
    });
  });

  describe('fetchClassLists', () => {
    it('shows the union of the session’s four lists, and everything to the platform', async () => {
      const [owned, organised, signed, foreign] = [
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
      ];
      const caller = await openStaff(services, {
        roles: ['editor'],
        owner: [owned],
        organization: [organised],
        sign_in: [signed],
      });
      const own = await list(caller, { search: '昆明' });
      expect(own.items.map((item) => item.class_id).sort()).toEqual([owned, organised, signed].sort());
      expect(own.total).toBe(3);
      expect((await list(admin, { search: '昆明' })).items.map((item) => item.class_id)).toContain(foreign);
    });

    it('filters by state and level, sorts and pages', async () => {
      for (const [index, level] of ['2', '2', '3'].entries()) {
        await insertTestClass(services, {
          city: '拉萨',
          level,
          status: 'paused',
          exam_at: new Date(`2027-03-0${index + 1}T01:00:00Z`),
        });
      }
      const page = await list(admin, {
        search: '拉萨',
        status: ['paused'],
        level: '2',
        sort: 'exam_at',
        order: 'asc',
        limit: 1,
        page: 2,
      });
      expect(page.total).toBe(2);
      expect(page.items.map((item) => item.exam_at)).toEqual(['2027-03-02T01:00:00.000Z']);
      expect(await list(admin, { search: '拉萨', status: ['draft'] })).toEqual({ items: [], total: 0 });
    });

    it('takes % and _ in a search for themselves', async () => {
      await insertTestClass(services, { class_name: '通过率100%_专班' });
      expect((await list(admin, { search: '100%_' })).total).toBe(1);
      expect((await list(admin, { search: '%_%_%' })).total).toBe(0);
    });

    it('needs two statements whatever the number of classes; a detail two, a transition five', async () => {
      const class_id = await insertTestClass(services, { status: 'submitted' });
      expect(await countStatements(() => list(admin, { limit: 100 }))).toHaveLength(2);
      const detail = () => callHandler(fetchClassById, { services, caller: admin, input: { class_id } });
      expect(await countStatements(detail)).toHaveLength(2);
      // The first event of a class also makes its chain.
      await check(class_id, 'refuse', '缺少证明');
      expect((await countStatements(() => fire(admin, class_id, 'submit'))).length).toBeLessThanOrEqual(5);
    });
  });

  describe('fetchOpenClasses', () => {
    const open = (input: object = {}) =>
      callHandler(fetchOpenClasses, { services, caller: undefined, input });

    it('offers what takes enrolments now, the soonest end first, with the seats left', async () => {
      const late = await insertTestClass(services, {
        city: '海口',
        enroll_end: new Date('2026-12-24T00:00:00Z'),
      });
      const soon = await insertTestClass(services, { city: '海口', taken: 97 });
      await insertTestClass(services, { city: '海口', status: 'paused' });
      await insertTestClass(services, { city: '海口', enroll_start: new Date('2026-11-22T00:00:00Z') });
      await insertTestClass(services, { city: '海口', enroll_end: new Date('2026-11-20T00:00:00Z') });
      const found = await open({ city: '海口' });
      expect(found.items.map(({ class_id, seats_left }) => [class_id, seats_left])).toEqual([
        [soon, 3],
        [late, 100],
      ]);
      expect(found.total).toBe(2);
      expect(found.cities).toContain('海口');
      expect((await open({ class_id: late })).items).toHaveLength(1);
      expect((await open({ search: '海口', level: '2' })).items).toEqual([]);
      expect(await countStatements(() => open())).toHaveLength(2);
    });
  });
});
