import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { fetchOpenClasses } from '../../class/lists/fetch-open-classes.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { fetchEnrolmentById } from '../review/fetch-enrolment-by-id.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { checkClassPhone } from '../site/check-class-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { openCandidate, testPhone } from '../testing/test-candidate.js';

describe.each(engines)('enrolling by the link of a unit on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let east: number;
  let south: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    east = await insertUnit(services, '华东技术咨询协会');
    south = await insertUnit(services, '华南技术咨询促进会');
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, { class_type: 1, capacity: 3 });
    await services.store.db
      .insertInto('class_unit')
      .values([
        { class_id, unit_id: east, quota: 1, share_bp: 6_000 },
        { class_id, unit_id: south, quota: 2, share_bp: 4_000 },
      ])
      .execute();
  });

  const byLink = (n: number, unit_id: number) => enrolNth(services, class_id, n, { unit_id });
  const asked = async (n: number, unit_id: number) => {
    const caller = await openCandidate(services, testPhone(n));
    return callHandler(checkClassPhone, { services, caller, input: { class_id, unit_id } });
  };
  const takenOf = async (unit_id: number) =>
    (
      await services.store.db
        .selectFrom('class_unit')
        .select('taken')
        .where('class_id', '=', class_id)
        .where('unit_id', '=', unit_id)
        .executeTakeFirst()
    )?.taken;

  it('gives the candidate to the unit, who sees them and no others', async () => {
    const { enrolment_id } = await byLink(1, east);
    await byLink(2, south);
    await enrolNth(services, class_id, 3);
    const caller = await openStaff(services, {
      roles: ['recommend'],
      unit_id: east,
      organization: [class_id],
    });
    const { items } = await callHandler(fetchEnrolmentLists, { services, caller, input: { class_id } });
    expect(items.map((item) => item.enrolment_id)).toEqual([enrolment_id]);
    const input = { class_id, enrolment_id };
    const { com_name } = await callHandler(fetchEnrolmentById, { services, caller, input });
    expect(com_name).toBe('华东技术咨询协会');
  });

  it('distinguishes a unit without places from a class without seats', async () => {
    await byLink(1, east);
    expect(await refusalOf(byLink(2, east))).toBe('unit_full');
    expect(await refusalOf(asked(2, east))).toBe('unit_full');
    await byLink(3, south);
    await byLink(4, south);
    expect(await refusalOf(byLink(2, east))).toBe('class_full');
    expect(await refusalOf(asked(2, east))).toBe('class_full');
  });

  it('refuses a unit that takes no part in the class', async () => {
    const stranger = await insertUnit(services, '西部技术咨询中心');
    expect(await fieldsOf(byLink(1, stranger))).toEqual({ unit_id: 'not_offered' });
    expect(await fieldsOf(asked(1, stranger))).toEqual({ unit_id: 'not_offered' });
    class_id = await insertTestClass(services);
    expect(await fieldsOf(byLink(1, east))).toEqual({ unit_id: 'not_offered' });
  });

  it('gives the place back when the candidate is refused', async () => {
    const { enrolment_id } = await byLink(1, east);
    const caller = await openStaff(services, { roles: ['admin'] });
    for (const event of ['claim', 'refuse'] as const) {
      const input = { class_id, enrolment_id, event, reason: '条件不符' };
      await callHandler(reviewEnrolment, { services, caller, input });
    }
    expect(await takenOf(east)).toBe(0);
    await byLink(2, east);
    expect(await takenOf(east)).toBe(1);
  });

  it('gives the first answer to a request sent again, and counts it once', async () => {
    const first = await byLink(1, south);
    expect(await byLink(1, south)).toEqual(first);
    expect(await takenOf(south)).toBe(1);
  });

  it('says whose link it is and how many places are left', async () => {
    const open = (input: object) => callHandler(fetchOpenClasses, { services, caller: undefined, input });
    expect((await open({ class_id, unit_id: south })).unit).toEqual({
      unit_id: south,
      com_name: '华南技术咨询促进会',
      seats_left: 2,
    });
    expect((await open({ class_id, unit_id: 4711 })).unit).toBeNull();
    expect((await open({ class_id })).unit).toBeNull();
    const closed = await insertTestClass(services, { class_type: 1, status: 'closed' });
    await services.store.db.insertInto('class_unit').values({ class_id: closed, unit_id: south }).execute();
    expect((await open({ class_id: closed, unit_id: south })).unit).toBeNull();
  });
});
