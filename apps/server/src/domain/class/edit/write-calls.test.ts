import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf } from '../testing/refused.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { testDraft } from '../testing/test-draft.js';
import { fetchClassRecommendLists } from '../units/fetch-class-recommend-lists.js';
import { updataClass } from './updata-class.js';

describe.each(engines)('writing a class on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  let office: ReturnType<typeof classOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
    office = classOffice(services);
  });
  afterAll(() => services.close());

  describe('createClass', () => {
    it('writes a draft with the next code of the year and makes the author its owner', async () => {
      const first = await office.create(master);
      const second = await office.create(master);
      expect(first).toMatchObject({ ...testDraft, status: 'draft', taken: 0, to_review: 0, unit_id: null });
      expect(first.code).toMatch(/^TC27-\d{4}$/);
      expect(Number(second.code.slice(5))).toBe(Number(first.code.slice(5)) + 1);
      const assigned = await services.store.db
        .selectFrom('assignment')
        .select('duty')
        .where('class_id', '=', first.class_id)
        .execute();
      expect(assigned).toEqual([{ duty: 'owner' }]);
    });

    it('gives forty authors at the same moment the next forty codes', async () => {
      const before = await office.create(master);
      const classes = await Promise.all(Array.from({ length: 40 }, () => office.create(master)));
      const serials = classes.map(({ code }) => Number(code.slice(5))).toSorted((one, other) => one - other);
      const last = Number(before.code.slice(5));
      expect(serials).toEqual(Array.from({ length: 40 }, (_, at) => last + 1 + at));
    });

    it('puts a recommending account’s class under its unit, alone in a joint class at first', async () => {
      const unit_id = await insertUnit(services, '华东技术咨询协会');
      const author = await openStaff(services, { roles: ['recommend'], unit_id });
      const made = await office.create(author, { class_type: 1 });
      expect(made).toMatchObject({ unit_id, com_name: '华东技术咨询协会' });
      const caller = owning(author, made.class_id);
      const units = await callHandler(fetchClassRecommendLists, {
        services,
        caller,
        input: { class_id: made.class_id },
      });
      expect(units.class_recommend_lists).toEqual([
        { unit_id, com_name: '华东技术咨询协会', quota: 60, share_bp: 10_000, taken: 0 },
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
        { 'contacts.0.phone': 'invalid_contact_phone' },
      ],
      [
        'a way to enrol is named twice',
        { enroll_types: ['individual', 'individual'] },
        { enroll_types: 'invalid' },
      ],
      ['a way to study is named twice', { study_types: ['none', 'none'] }, { study_types: 'invalid' }],
      ['the programme has no such level', { level: 'journeyman' }, { level: 'not_offered' }],
    ])('names the field when %s', async (_, changes, fields) => {
      expect(await fieldsOf(office.create(master, changes))).toEqual(fields);
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
      const made = await office.create(master);
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

    it('says in the history which fields it changed, and none of what stands in them', async () => {
      const { class_id, updated_at } = await office.create(master);
      const caller = owning(master, class_id);
      const phone = '0571-88880199';
      const changes = {
        venue: '杭州市西湖区天目山路1号',
        study_types: ['onsite', 'online'],
        exam_at: '2027-02-01T09:00:00+08:00',
        fee_cents: 70_000,
        contacts: [{ name: '周敏', phone }],
      };
      await edit(caller, class_id, updated_at, changes);
      const { timeline } = await callHandler(fetchClassById, { services, caller, input: { class_id } });
      // The exam begins at the same moment, written otherwise.
      const changed = ['venue', 'study_types', 'fee_cents', 'contacts'];
      expect(timeline.at(-1)).toMatchObject({ action: 'edit', changed });
      expect(JSON.stringify(timeline)).not.toContain(phone);
    });

    it('keeps the units of a class in step with its type and its seats', async () => {
      const unit_id = await insertUnit(services, '华北职业技能中心');
      const author = await openStaff(services, { roles: ['recommend'], unit_id });
      const { class_id, updated_at } = await office.create(author);
      const caller = owning(author, class_id);
      const units = async () => {
        const asked = { services, caller, input: { class_id } };
        return (await callHandler(fetchClassRecommendLists, asked)).class_recommend_lists;
      };
      let seen = updated_at;
      const editTo = async (changes: object) => {
        seen = (await edit(caller, class_id, seen, changes)).updated_at;
        return units();
      };
      expect(await units()).toEqual([]);
      expect(await editTo({ class_type: 1 })).toMatchObject([{ unit_id, quota: 60, share_bp: 10_000 }]);
      expect(await editTo({ class_type: 1, capacity: 90 })).toMatchObject([{ unit_id, quota: 90 }]);
      expect(await editTo({ class_type: 0 })).toEqual([]);
    });

    it('refuses an outdated version', async () => {
      const made = await office.create(master);
      const edited = edit(owning(master, made.class_id), made.class_id, '2026-11-20T00:00:00Z');
      await expect(edited).rejects.toMatchObject({ refusal: 'state_changed' });
    });

    it('refuses a class that was submitted, and one that does not exist', async () => {
      const made = await office.create(master);
      await office.apply(owning(master, made.class_id), made.class_id, 'submit');
      await expect(edit(admin, made.class_id, made.updated_at)).rejects.toMatchObject({
        refusal: 'class_state',
      });
      await expect(edit(admin, 4711, made.updated_at)).rejects.toMatchObject({ refusal: 'not_found' });
    });
  });
});
