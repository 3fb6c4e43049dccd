import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentId } from '../../../demo/people/resident-id.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { newId } from '../../../platform/store/new-id.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openFinal, openResit } from '../../scores/kept/testing/resit-office.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm } from '../testing/test-candidate.js';
import { editEnrolment } from './edit-enrolment.js';
import { fetchEnrolmentById } from './fetch-enrolment-by-id.js';
import { openReview } from './open-review.js';
import { reviewEnrolment } from './review-enrolment.js';

type Changes = Partial<Omit<InputOf<'enrolment/editEnrolment'>, 'class_id' | 'enrolment_id'>>;

describe.each(engines)('correcting what a candidate wrote, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    other = await openStaff(services, { roles: ['master'], name: '陈默', owner: [class_id] });
  });
  afterAll(() => services.close());

  let people = 0;
  const next = async () => {
    people += 1;
    const { enrolment_id } = await enrolNth(services, class_id, people);
    return { n: people, id: enrolment_id };
  };
  const detail = (enrolment_id: number, caller = master, of = class_id) =>
    callHandler(fetchEnrolmentById, { services, caller, input: { class_id: of, enrolment_id } });
  const edit = async (enrolment_id: number, changes: Changes, caller = master, of = class_id) => {
    const { updated_at } = await detail(enrolment_id, caller, of);
    const input = { class_id: of, enrolment_id, updated_at, reason: '考生来电更正', ...changes };
    return callHandler(editEnrolment, { services, caller, input });
  };
  const open = (enrolment_id: number, caller = master) =>
    callHandler(openReview, { services, caller, input: { class_id, enrolment_id } });
  const apply = (enrolment_id: number, event: 'approve' | 'withdraw') =>
    callHandler(reviewEnrolment, { services, caller: master, input: { class_id, enrolment_id, event } });
  const found = async (search: string) =>
    (
      await callHandler(fetchEnrolmentLists, { services, caller: master, input: { class_id, search } })
    ).items.map(({ enrolment_id }) => enrolment_id);

  it('writes what is another, finds it by that, and says in the history who did so and why', async () => {
    const { n, id } = await next();
    const changes = { name: '欧阳静', employer: '  浦江软件股份有限公司 ', job: testForm(n).job };
    expect(await edit(id, changes)).toEqual({ enrolment_id: id, changed: ['name', 'employer'] });
    const after = await detail(id);
    expect(after).toMatchObject({ name: '欧阳静', employer: '浦江软件股份有限公司', status: 'submitted' });
    expect(after.timeline.at(-1)).toMatchObject({ action: 'edit', by: '林秋月', reason: '考生来电更正' });
    expect(await found('欧阳静')).toEqual([id]);
    const { rows } = await sql<{ detail: unknown }>`
      select detail from audit_event
      where class_id = ${class_id} and action = 'edit' and object_id = ${String(id)}`.execute(
      services.store.db,
    );
    // The trail outlives an erasure: it has the names of the fields alone.
    expect(rows).toEqual([{ detail: { changed: ['name', 'employer'] } }]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('writes a number anew with the birth that it says, by which its person is found from then on', async () => {
    const { n, id } = await next();
    const { birth } = testForm(n);
    const id_card = residentId('310115', birth, 88);
    expect(await edit(id, { id_card })).toMatchObject({ changed: ['id_card'] });
    expect(await found(id_card)).toEqual([id]);
    expect(await found(testForm(n).id_card)).toEqual([]);
    // The holder of the former number is free to enrol.
    const again = await enrolNth(services, class_id, n + 500, testForm(n));
    expect(await refusalOf(edit(again.enrolment_id, { id_card }))).toBe('already_enrolled');
  });

  it('checks it as at the enrolment, and leaves it as it was', async () => {
    const { id } = await next();
    const before = await detail(id);
    const child = { birth: '2020-05-01', id_card: residentId('110105', '2020-05-01', 22) };
    expect(await fieldsOf(edit(id, { id_card: '110105194912310021' }))).toEqual({
      id_card: 'invalid_id_card',
    });
    expect(await fieldsOf(edit(id, { birth: '1960-01-01' }))).toEqual({ birth: 'number_differs' });
    expect(await fieldsOf(edit(id, { gender: 'male' }))).toEqual({ gender: 'number_differs' });
    expect(await fieldsOf(edit(id, { email: 'nobody' }))).toEqual({ email: 'invalid_email' });
    expect(await fieldsOf(edit(id, child))).toEqual({ conditions: 'conditions_unmet' });
    await expect(edit(id, { reason: ' ' })).rejects.toThrow(/reason_required/);
    expect(await edit(id, { name: before.name })).toEqual({ enrolment_id: id, changed: [] });
    expect(await detail(id)).toEqual(before);
  });

  it('writes nothing over what its editor has not seen', async () => {
    const { id } = await next();
    const { updated_at } = await detail(id);
    services.moveTo(new Date(services.now().getTime() + 1_000).toISOString());
    await edit(id, { job: '项目经理' });
    expect(await refusalOf(edit(id, { updated_at, job: '讲师' }))).toBe('state_changed');
    expect(await detail(id)).toMatchObject({ job: '项目经理' });
  });

  it('is for nobody else while somebody reviews it, and for nobody once it is over', async () => {
    const { id } = await next();
    await open(id);
    expect(await refusalOf(edit(id, { job: '讲师' }, other))).toBe('transition_refused');
    expect(await edit(id, { job: '讲师' })).toMatchObject({ changed: ['job'] });
    await apply(id, 'approve');
    expect(await edit(id, { job: '教师' }, other)).toMatchObject({ changed: ['job'] });
    await apply(id, 'withdraw');
    expect(await refusalOf(edit(id, { job: '讲师' }))).toBe('transition_refused');
  });

  it('is refused once there is an admission ticket, and possible again once it is void', async () => {
    const { id } = await next();
    await open(id);
    await apply(id, 'approve');
    const at = services.now();
    const ticket = { class_id, ticket_id: newId(), enrolment_id: id, ticket_no: 'T1', revision: 1 };
    await services.store.db
      .insertInto('exam_ticket')
      .values({ ...ticket, live_enrolment_id: id, status: 'issued', issued_at: at, updated_at: at })
      .execute();
    expect(await refusalOf(edit(id, { job: '讲师' }))).toBe('in_use');
    const be = (status: 'enrolling' | 'closed' | 'scoring') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await be('scoring');
    expect(await sentenceOf(edit(id, { job: '讲师' }))).toContain('已不能作废');
    await be('closed');
    expect(await sentenceOf(edit(id, { job: '讲师' }))).toBe(
      '该考生持有准考证 T1。请先将其作废，再更正信息。',
    );
    expect(await causeOf(edit(id, { job: '讲师' }))).toEqual({ why: 'ticket_issued' });
    await be('enrolling');
    await services.store.db
      .updateTable('exam_ticket')
      .set({ status: 'void', live_enrolment_id: null, reason: '照片有误' })
      .where('enrolment_id', '=', id)
      .execute();
    expect(await edit(id, { job: '讲师' })).toMatchObject({ changed: ['job'] });
  });

  it('takes no kept subject to another person, and keeps those of the person who it is found to be', async () => {
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    const staff = [await person('甲'), await person('乙'), await person('丙')] as const;
    const before = await openFinal(services, staff, [[72, 40]]);
    const [number = 0] = before.numbers;
    const own = await openResit(services, staff[0], [number]);
    await own.approve();
    const [kept = 0] = own.enrolled;
    const another = { id_card: residentId('310115', testForm(number).birth, 64) };
    expect(await refusalOf(edit(kept, another, staff[0], own.class_id))).toBe('transition_refused');
    expect(await edit(kept, { job: '讲师' }, staff[0], own.class_id)).toMatchObject({ changed: ['job'] });
    const wrong = await openResit(services, staff[0], [number + 300]);
    await wrong.approve();
    expect(await wrong.kept()).toEqual([]);
    const { name, id_card, birth } = testForm(number);
    const [mistaken = 0] = wrong.enrolled;
    await edit(mistaken, { name, id_card, birth }, staff[0], wrong.class_id);
    expect(await wrong.kept()).toMatchObject([{ enrolment_id: mistaken, subject: 'theory', points: 72 }]);
  });

  it('is refused for a foreign class and for what is not there', async () => {
    const { id } = await next();
    const unit_id = await insertUnit(services, '外地协会');
    const stranger = await openStaff(services, { roles: ['recommend'], unit_id });
    const { updated_at } = await detail(id);
    const ask = (caller: StaffSession, of: number, enrolment_id: number) =>
      refusalOf(
        callHandler(editEnrolment, {
          services,
          caller,
          input: { class_id: of, enrolment_id, updated_at, reason: '更正', job: '讲师' },
        }),
      );
    const elsewhere = await insertTestClass(services);
    expect(await ask(stranger, class_id, id)).toBe('not_found');
    expect(await ask(master, elsewhere, id)).toBe('not_found');
    expect(await ask(master, class_id, 5)).toBe('not_found');
  });
});
