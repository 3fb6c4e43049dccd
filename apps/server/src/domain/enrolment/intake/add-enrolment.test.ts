import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { fetchEnrolmentById } from '../review/fetch-enrolment-by-id.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm, testPhone } from '../testing/test-candidate.js';
import { addEnrolment } from './add-enrolment.js';

describe.each(engines)('enrolling a candidate at the desk, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
  });
  afterAll(() => services.close());

  const add = (
    n: number,
    changes: Partial<InputOf<'enrolment/addEnrolment'>> = {},
    { caller = master, key = `desk-key-${n}` }: { caller?: StaffSession; key?: string } = {},
  ) =>
    callHandler(addEnrolment, {
      services,
      caller,
      input: { ...testForm(n), class_id, phone: testPhone(n), ...changes },
      key,
    });

  it('gives a seat and a number, notifies the candidate, and says in the history who typed', async () => {
    const answer = await add(1, { phone: `+86 ${testPhone(1)}` });
    expect(answer).toMatchObject({ class_id, status: 'submitted' });
    const { enrolment_id, enrol_no } = answer;
    const detail = await callHandler(fetchEnrolmentById, {
      services,
      caller: master,
      input: { class_id, enrolment_id },
    });
    expect(detail).toMatchObject({ enrol_no, phone_masked: '138****0001', photo_id: null, documents: [] });
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'enrol', by: '林秋月' });
    const told = await services.store.db
      .selectFrom('sms')
      .select('template')
      .where('class_id', '=', class_id)
      .execute();
    expect(told).toEqual([{ template: 'enrolled' }]);
    const { language } = await services.store.db
      .selectFrom('enrolment')
      .select('language')
      .where('enrolment_id', '=', enrolment_id)
      .executeTakeFirstOrThrow();
    // The language of the desk.
    expect(language).toBe('zh');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('gives the first answer to a repeated request, and refuses the person a second seat', async () => {
    const first = await add(2);
    expect(await add(2)).toEqual(first);
    expect(await refusalOf(add(2, {}, { key: 'another-key' }))).toBe('already_enrolled');
    expect(await refusalOf(enrolNth(services, class_id, 2))).toBe('already_enrolled');
  });

  it('says beside its field what is wrong', async () => {
    expect(await fieldsOf(add(3, { phone: '021-55550123' }))).toEqual({ phone: 'invalid_phone' });
    expect(await fieldsOf(add(3, { birth: '1980-01-02' }))).toEqual({ birth: 'number_differs' });
    expect(await fieldsOf(add(3, { study_type: 'none' }))).toEqual({ study_type: 'not_offered' });
  });

  it('holds what is typed against the conditions of the level, proofs apart', async () => {
    const higher = await insertTestClass(services, { level: '3' });
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const young = { class_id: higher, education: 'junior', work_years: 0, certificate: null } as const;
    expect(await fieldsOf(add(4, young, { caller }))).toEqual({ conditions: 'conditions_unmet' });
    const enough = { class_id: higher, education: 'master', work_years: 12 } as const;
    expect(await add(4, enough, { caller })).toMatchObject({ status: 'submitted' });
  });

  it('refuses a class that is full, one that is not open, and one that is not there', async () => {
    const full = await insertTestClass(services, { capacity: 1, taken: 1 });
    const closed = await insertTestClass(services, { status: 'closed' });
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    expect(await refusalOf(add(5, { class_id: full }, { caller }))).toBe('class_full');
    expect(await refusalOf(add(5, { class_id: closed }, { caller }))).toBe('class_not_open');
    expect(await refusalOf(add(5, { class_id: 404 }, { caller }))).toBe('not_found');
  });
});
