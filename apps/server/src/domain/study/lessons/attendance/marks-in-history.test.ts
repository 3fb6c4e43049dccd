import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { fetchHistory } from '../../../enrolment/candidates/fetch-history.js';
import { fetchEnrolmentById } from '../../../enrolment/review/fetch-enrolment-by-id.js';
import { lessonDesk } from '../testing/lesson-desk.js';

describe.each(engines)('the marks of a person, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  it('stand in the history of their enrolment and of their person: lesson, mark, author and reason', async () => {
    const caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const class_id = await insertTestClass(services, { class_name: '上海第一期' });
    const desk = lessonDesk(services, class_id, caller);
    const [one, other] = [await desk.candidate(), await desk.candidate()];
    const { enrolment_id } = one;
    const { lesson_id } = await desk.lesson(0, 2);
    await desk.mark(lesson_id, [
      { enrolment_id, mark: 'absent', seen: null },
      { enrolment_id: other.enrolment_id, mark: 'late', seen: null },
    ]);
    services.moveTo(new Date(services.now().getTime() + 27 * 3_600_000).toISOString());
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'excused', seen: 'absent' }], '假条已补');
    await desk.mark(lesson_id, [{ enrolment_id, mark: null, seen: 'excused' }], '登记有误');
    const input = { class_id, enrolment_id };
    const said = [
      ['mark', 'open', 'absent', '技术合同', '陈思远', null],
      ['mark', 'absent', 'excused', '技术合同', '陈思远', '假条已补'],
      ['unmark', 'excused', 'open', '技术合同', '陈思远', '登记有误'],
    ];
    const timelines: EnrolmentDetail['timeline'][] = [
      (await callHandler(fetchEnrolmentById, { services, caller, input })).timeline,
      (await callHandler(fetchHistory, { services, caller, input })).timeline,
    ];
    for (const timeline of timelines) {
      expect(
        timeline.map(({ action, from, to, lesson, by, reason }) => [action, from, to, lesson, by, reason]),
      ).toEqual([['enrol', null, 'submitted', null, '', null], ...said]);
    }
    // Without marks it may be removed; its records stay.
    await desk.mark(lesson_id, [{ enrolment_id: other.enrolment_id, mark: null, seen: 'late' }], '登记有误');
    await desk.remove(lesson_id, (await desk.detail(lesson_id)).updated_at);
    const { timeline } = await callHandler(fetchEnrolmentById, { services, caller, input });
    expect(timeline.at(-1)).toMatchObject({ action: 'unmark', reason: '登记有误', lesson: null });
  });
});
