import type { ClassStatus } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchEnrolmentLists } from '../../enrolment/lists/fetch-enrolment-lists.js';
import { reviewEnrolment } from '../../enrolment/review/review-enrolment.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { fetchClassStep } from '../steps/fetch-class-step.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { givePayee } from '../testing/give-payee.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { addClassRecommend } from '../units/add-class-recommend.js';
import { fetchClassRecommendLists } from '../units/fetch-class-recommend-lists.js';

describe.each(engines)('the class lifecycle on $name', (engine) => {
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

  it('goes from draft over approval to enrolling and to its close, step by step in the history', async () => {
    const { class_id } = await office.create(master, { enroll_start: '2026-11-01T00:00:00Z' });
    const caller = owning(master, class_id);
    await office.apply(caller, class_id, 'submit');
    await office.check(admin, class_id, 'approve');
    await office.apply(caller, class_id, 'open');
    expect(await office.apply(caller, class_id, 'close')).toMatchObject({ status: 'closed' });
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
    const { class_id } = await office.create(master);
    const caller = owning(master, class_id);
    await office.apply(caller, class_id, 'submit');
    expect(await fieldsOf(office.check(admin, class_id, 'refuse'))).toEqual({
      refuse_content: 'reason_required',
    });
    expect(await office.check(admin, class_id, 'refuse', '缺少考点证明')).toMatchObject({
      status: 'refused',
      refuse_content: '缺少考点证明',
    });
    await office.apply(caller, class_id, 'submit');
    expect(await office.check(admin, class_id, 'approve')).toMatchObject({
      status: 'approved',
      refuse_content: null,
    });
  });

  it('approves and opens no class about which candidates could call nobody', async () => {
    const contacts = '[]';
    const submitted = await insertTestClass(services, { status: 'submitted', contacts });
    expect(await refusalOf(office.check(admin, submitted, 'approve'))).toBe('contact_missing');
    expect(await office.check(admin, submitted, 'refuse', '缺少联系人')).toMatchObject({ status: 'refused' });
    const approved = await insertTestClass(services, { status: 'approved', contacts });
    expect(await refusalOf(office.apply(admin, approved, 'open'))).toBe('contact_missing');
  });

  it('opens no class with a fee that has no payee, says so before, and has it wait as work', async () => {
    const class_id = await insertTestClass(services, { status: 'approved' });
    await services.store.db.deleteFrom('gathering').where('class_id', '=', class_id).execute();
    const caller = owning(master, class_id);
    const waits = async () => (await callHandler(fetchToDo, { services, caller, input: {} })).steps;
    const blocked = async () => {
      const input = { class_id, event: 'open' as const };
      return (await callHandler(fetchClassStep, { services, caller, input })).blocked_by;
    };
    expect(await refusalOf(office.apply(caller, class_id, 'open'))).toBe('payee_missing');
    expect(await refusalOf(office.apply(master, class_id, 'open'))).toBe('not_found');
    expect([await blocked(), await waits()]).toEqual(['payee_missing', 1]);
    await givePayee(services, class_id);
    expect([await blocked(), await waits()]).toEqual([null, 0]);
    expect(await office.apply(caller, class_id, 'open')).toMatchObject({ status: 'enrolling' });
    const free = await insertTestClass(services, { status: 'approved', fee_cents: 0 });
    expect(await office.apply(admin, free, 'open')).toMatchObject({ status: 'enrolling' });
  });

  it('submits, approves and opens a joint class only with units that share the whole of it', async () => {
    const { class_id, updated_at } = await office.create(master, { class_type: 1 });
    const caller = owning(master, class_id);
    const stands = (status: ClassStatus) =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    const submit = () => office.apply(caller, class_id, 'submit');
    expect(await refusalOf(submit())).toBe('units_missing');
    await stands('submitted');
    expect(await refusalOf(office.check(admin, class_id, 'approve'))).toBe('units_missing');
    expect(await office.check(admin, class_id, 'refuse', '缺少推荐单位')).toMatchObject({
      status: 'refused',
    });
    await stands('approved');
    expect(await refusalOf(office.apply(caller, class_id, 'open'))).toBe('units_missing');
    await stands('draft');

    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const { user_id } = await openStaff(services, { roles: ['recommend'], unit_id });
    await services.store.db.insertInto('account_role').values({ user_id, role: 'recommend' }).execute();
    const units = [{ unit_id, quota: 60, share_bp: 10_000 }];
    await callHandler(addClassRecommend, { services, caller, input: { class_id, updated_at, units } });
    expect(await submit()).toMatchObject({ status: 'submitted' });
    expect(await office.check(admin, class_id, 'approve')).toMatchObject({ status: 'approved' });
    expect(await office.apply(caller, class_id, 'open')).toMatchObject({ status: 'enrolling' });
  });

  it('asks for a reason to cancel', async () => {
    const { class_id } = await office.create(master);
    const caller = owning(master, class_id);
    expect(await fieldsOf(office.apply(caller, class_id, 'cancel'))).toEqual({ reason: 'reason_required' });
    expect(await office.apply(caller, class_id, 'cancel', '考点检修')).toMatchObject({ status: 'cancelled' });
  });

  it('notifies every candidate with a seat why a class was cancelled', async () => {
    const class_id = await insertTestClass(services, { class_name: '杭州班' });
    for (const person of [901, 902, 903]) await enrolNth(services, class_id, person);
    const [gone] = (await callHandler(fetchEnrolmentLists, { services, caller: admin, input: { class_id } }))
      .items;
    const input = { class_id, enrolment_id: gone?.enrolment_id ?? 0, event: 'withdraw' as const };
    await callHandler(reviewEnrolment, { services, caller: admin, input });
    await office.apply(admin, class_id, 'cancel', '考点检修');
    const texts = (await listOutbox(services, 20)).map(({ text }) => text);
    const told = texts.filter((text) => text.includes('杭州班') && text.includes('考点检修'));
    expect(told).toHaveLength(2);
    expect(told.join()).not.toContain(gone?.enrol_no);
  });

  it('cancels a class whose exam is planned by two people, and tells the reason of the first', async () => {
    for (const status of ['closed', 'arranged'] as const) {
      const class_name = `苏州 ${status} 班`;
      const class_id = await insertTestClass(services, { class_name });
      await enrolNth(services, class_id, 911);
      await services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
      const told = async () =>
        (await listOutbox(services, 20)).map(({ text }) => text).filter((text) => text.includes(class_name));
      const before = await told();
      expect(await office.apply(admin, class_id, 'cancel', '考点检修')).toMatchObject({
        status,
        waits_for_second: true,
      });
      expect(await told()).toEqual(before);
      expect(await refusalOf(office.apply(admin, class_id, 'cancel'))).toBe('another_person');
      const second = await openStaff(services, { roles: ['zky-admin'] });
      expect(await office.apply(second, class_id, 'cancel')).toMatchObject({ status: 'cancelled' });
      const after = (await told()).filter((text) => !before.includes(text));
      expect(after).toHaveLength(1);
      expect(after[0]).toContain('考点检修');
    }
  });

  it('refuses what the table does not list, and letting candidates in after the end of enrolment', async () => {
    const draft = await insertTestClass(services, { status: 'draft' });
    const over = await insertTestClass(services, {
      status: 'closed',
      enroll_end: new Date('2026-11-20T00:00:00Z'),
    });
    await expect(office.apply(admin, draft, 'open')).rejects.toMatchObject({ refusal: 'class_state' });
    await expect(office.apply(admin, over, 'reopen')).rejects.toMatchObject({ refusal: 'enrolment_over' });
  });

  it('lets one of two decisions at the same moment win', async () => {
    const class_id = await insertTestClass(services, { status: 'submitted' });
    const outcomes = await Promise.allSettled([
      office.check(admin, class_id, 'approve'),
      office.check(admin, class_id, 'refuse', '重复申报'),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(['state_changed', 'class_state']).toContain(lost?.reason.refusal);
  });

  it('answers for a foreign class as for an absent one', async () => {
    const foreign = await insertTestClass(services, { status: 'draft' });
    for (const class_id of [foreign, 4711]) {
      await expect(office.apply(master, class_id, 'submit')).rejects.toMatchObject({ refusal: 'not_found' });
      const asked = { services, caller: master, input: { class_id } };
      await expect(callHandler(fetchClassById, asked)).rejects.toMatchObject({ refusal: 'not_found' });
      await expect(callHandler(fetchClassRecommendLists, asked)).rejects.toMatchObject({
        refusal: 'not_found',
      });
    }
  });
});
