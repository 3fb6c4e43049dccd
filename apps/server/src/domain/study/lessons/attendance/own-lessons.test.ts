import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../../enrolment/testing/test-candidate.js';
import { lessonDesk } from '../testing/lesson-desk.js';
import { fetchOwnLessons } from './fetch-own-lessons.js';

describe.each(engines)('the lessons of a phone on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  it('are those of its approved enrolments in a room, with its own marks alone', async () => {
    const class_id = await insertTestClass(services);
    const [own, other] = [
      await enrolNth(services, class_id, 1, { study_type: 'onsite' }),
      await enrolNth(services, class_id, 2, { study_type: 'onsite' }),
    ];
    const desk = lessonDesk(services, class_id, await openStaff(services, { roles: ['zky-admin'] }));
    const { lesson_id } = await desk.lesson(0, 1);
    await desk.lesson(24, 25, { title: '案例研讨' });
    const caller = await openCandidate(services, testPhone(1));
    const look = async () => (await callHandler(fetchOwnLessons, { services, caller, input: {} })).items;
    expect(await look()).toEqual([]);
    const { db } = services.store;
    await db.updateTable('enrolment').set({ status: 'approved' }).where('class_id', '=', class_id).execute();
    await desk.mark(lesson_id, [
      { enrolment_id: own.enrolment_id, mark: 'late', seen: null },
      { enrolment_id: other.enrolment_id, mark: 'absent', seen: null },
    ]);
    expect((await look()).map(({ enrolment_id, title, mark }) => [enrolment_id, title, mark])).toEqual([
      [own.enrolment_id, '技术合同', 'late'],
      [own.enrolment_id, '案例研讨', null],
    ]);
    expect((await countStatements(look)).length).toBe(1);
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', class_id).execute();
    expect(await look()).toEqual([]);
  });
});
