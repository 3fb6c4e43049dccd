import type { ClassStatus } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { saveClassDraft } from '../../class/edit/save-class-draft.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { classOffice, owning } from '../../class/testing/class-office.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { testDraft } from '../../class/testing/test-draft.js';
import { addClassRecommend } from '../../class/units/add-class-recommend.js';

describe.each(engines)('the quotas of a joint class on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let office: ReturnType<typeof classOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    office = classOffice(services);
  });
  afterAll(() => services.close());

  const recommender = async (name: string) => {
    const unit_id = await insertUnit(services, name);
    const { user_id } = await openStaff(services, { roles: ['recommend'], unit_id });
    await services.store.db.insertInto('account_role').values({ user_id, role: 'recommend' }).execute();
    return unit_id;
  };

  it('fit into its seats wherever it is moved on to its enrolments, also where the seats became fewer', async () => {
    const made = await office.create(admin, { class_type: 1, capacity: 60 });
    const { class_id } = made;
    const caller = owning(admin, class_id);
    const units = [
      { unit_id: await recommender('华东技术咨询协会'), quota: 40, share_bp: 6_000 },
      { unit_id: await recommender('华南技术咨询促进会'), quota: 20, share_bp: 4_000 },
    ];
    const input = { class_id, updated_at: made.updated_at, units };
    const { updated_at } = await callHandler(addClassRecommend, { services, caller, input });
    const seats = (seen: string, capacity: number) =>
      callHandler(saveClassDraft, {
        services,
        caller,
        input: { ...testDraft, class_type: 1, capacity, class_id, updated_at: seen },
      });
    const stands = (status: ClassStatus) =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();

    const fewer = await seats(updated_at, 30);
    expect(await fieldsOf(office.apply(caller, class_id, 'submit'))).toEqual({ capacity: 'quota_total' });
    await stands('submitted');
    expect(await refusalOf(office.check(admin, class_id, 'approve'))).toBe('quotas_over');
    await stands('approved');
    expect(await refusalOf(office.apply(caller, class_id, 'open'))).toBe('quotas_over');
    await stands('draft');
    await seats(fewer.updated_at, 60);
    expect(await office.apply(caller, class_id, 'submit')).toMatchObject({ status: 'submitted' });
    expect(await office.check(admin, class_id, 'approve')).toMatchObject({ status: 'approved' });
    expect(await office.apply(caller, class_id, 'open')).toMatchObject({ status: 'enrolling' });
  });
});
