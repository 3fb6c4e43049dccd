import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHandler } from '../../domain/class/testing/call-handler.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { refusalOf } from '../../domain/class/testing/refused.js';
import { insertUnit, openStaff } from '../../domain/class/testing/staff.js';
import { exportAccountLists } from '../../domain/enrolment/candidates/export-account-lists.js';
import { exportDoubtfulLists } from '../../domain/enrolment/doubtful/export-doubtful-lists.js';
import { enrolNth } from '../../domain/enrolment/testing/enrol-nth.js';
import { testPhone } from '../../domain/enrolment/testing/test-candidate.js';
import { exportReportLists } from '../../domain/exam/check-in/export-report-lists.js';
import { expectPerson, openDoor } from '../../domain/exam/check-in/testing/open-door.js';
import { exportSittingLists } from '../../domain/exam/sittings/export-sitting-lists.js';
import { examOffice } from '../../domain/exam/sittings/testing/exam-office.js';
import { exportTopUps } from '../../domain/messaging/credit/export-top-ups.js';
import { exportMessages } from '../../domain/messaging/messages/export-messages.js';
import { sealMessage } from '../../domain/messaging/seal-message.js';
import { exportScoreLists } from '../../domain/scores/export-score-lists.js';
import { openScoring } from '../../domain/scores/testing/score-office.js';
import { exportCourseLists } from '../../domain/study/courses/export-course-lists.js';
import { exportAttendance } from '../../domain/study/lessons/attendance/export-attendance.js';
import { lessonDesk } from '../../domain/study/lessons/testing/lesson-desk.js';
import { exportLessonLists } from '../../domain/study/lessons/timetable/export-lesson-lists.js';
import { studyDesk } from '../../domain/study/testing/study-desk.js';
import { exportStudyUnitLists } from '../../domain/study/units/export-study-unit-lists.js';
import { engines } from '../../testing/engines.js';
import type { StaffSession } from '../http/calls/caller.js';
import { newId } from '../store/new-id.js';
import { linesOf } from './testing/file-lines.js';

// One engine: the tests of each list prove that both engines read it alike.
describe.each(engines.slice(0, 1))('lists of the desks of a class as files on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    class_id = await insertTestClass(services, { exam_at: services.now() });
  });
  afterAll(() => services.close());

  const on = (language = 'en') => ({ services, caller, language });
  const purpose = '归档';

  it('have the scores of a class, a column for each subject, and nothing that only one person has entered', async () => {
    const office = await openScoring(services, 2);
    const second = await openStaff(services, { roles: ['zky-admin'] });
    const [one = 0, two = 0] = office.enrolled;
    const theory = [
      { enrolment_id: one, subject: 'theory', score: 80 },
      { enrolment_id: two, subject: 'theory', score: 'absent' as const },
    ];
    await office.enter(caller, [...theory, { enrolment_id: one, subject: 'practical', score: 70 }]);
    await office.enter(second, theory);
    const input = { class_id: office.class_id, purpose };
    const [head, ...rows] = await linesOf(callHandler(exportScoreLists, { ...on(), input }));
    expect(head).toBe('Enrolment number,Ticket number,Name,Unit,Theory,Practical skills,Exam');
    expect(rows).toEqual([
      expect.stringMatching(/,,李晓.,,80,,$/),
      expect.stringMatching(/,,李晓.,,Absent,,Not passed$/),
    ]);
  });

  it('have the roster of a class with the attendance, without whole identity numbers', async () => {
    const door = openDoor(services, class_id, caller);
    const [there, expected] = [
      await expectPerson(services, class_id),
      await expectPerson(services, class_id),
    ];
    await door.scan(there.enrol_no);
    const take = (filters: object = {}) =>
      linesOf(callHandler(exportReportLists, { ...on(), input: { class_id, purpose, ...filters } }));
    expect((await take()).slice(1)).toEqual([
      expect.stringMatching(/^[^,]+,李晓.,1101\*+\w{4},Checked in,2026-11-21 12:00,0$/),
      expect.stringMatching(/^[^,]+,李晓.,1101\*+\w{4},Not here yet,,0$/),
    ]);
    expect((await take({ show: 'waiting' })).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${expected.enrol_no},`)),
    ]);
  });

  it('have the timetable of a class, and the attendance of a lesson', async () => {
    const own = await insertTestClass(services);
    const desk = lessonDesk(services, own, caller);
    const user_ids = [await desk.teacher('顾明哲')];
    const { enrolment_id } = await desk.candidate();
    const { lesson_id } = await desk.lesson(-1, 1, { user_ids });
    await desk.mark(lesson_id, [{ enrolment_id, mark: 'late', seen: null }]);
    const lessons = callHandler(exportLessonLists, { ...on(), input: { class_id: own, purpose } });
    expect(await linesOf(lessons)).toEqual([
      'Begins,Ends,Lesson,Place,Taught by,Expected,Present,Late,Excused,Absent',
      '2026-11-21 11:00,2026-11-21 13:00,技术合同,培训室,顾明哲,1,0,1,0,0',
    ]);
    const input = { class_id: own, lesson_id, purpose };
    expect((await linesOf(callHandler(exportAttendance, { ...on(), input })))[1]).toMatch(
      /^[^,]+,李晓.,1101\*+\w{4},,Late,2026-11-21 12:00$/,
    );
  });

  it('list the candidates who resemble another, with the reason', async () => {
    const [here, there] = [await insertTestClass(services), await insertTestClass(services)];
    await enrolNth(services, here, 901);
    await enrolNth(services, there, 901);
    const input = { class_id: here, kind: 'found' as const, purpose };
    const lines = await linesOf(callHandler(exportDoubtfulLists, { ...on(), input }));
    expect(lines[1]).toMatch(
      // A person of another test may have the same name and birth.
      /,To review,(?:Same identity number|"Same identity number\n[^"]+"),,,,2026-11-21 12:00$/,
    );
    expect(lines.join()).not.toContain(testPhone(901));
  });

  it('have the messages to candidates, no code among them, and the orders of credit', async () => {
    const unit_id = await insertUnit(services, '华东协会');
    const own = await insertTestClass(services, { unit_id });
    const { db } = services.store;
    const params = JSON.stringify(
      sealMessage(services.keyring, { language: 'zh', params: { text: '通知' } }),
    );
    const message = {
      class_id: own,
      params,
      phone_enc: Buffer.alloc(1),
      phone_masked: '138****0001',
      status: 'undelivered',
      created_at: services.now(),
    } as const;
    await db
      .insertInto('sms')
      .values([
        { ...message, sms_id: newId(), template: 'group' },
        { ...message, sms_id: newId(), template: 'verify_code' },
      ])
      .execute();
    const input = { class_id: own, purpose };
    expect((await linesOf(callHandler(exportMessages, { ...on(), input }))).slice(1)).toEqual([
      expect.stringMatching(/^,,138\*{4}0001,.*通知,Not delivered,\d,2026-11-21 12:00,$/),
    ]);
    const order = { class_id: own, unit_id, package_id: 'medium', amount_cents: 50_000, currency: 'CNY' };
    await db
      .insertInto('sms_order')
      .values({
        ...order,
        order_id: newId(),
        method: 'wechat',
        status: 'closed',
        trade_no: `T${own}`,
        way: 'code',
        expires_at: services.now(),
        ordered_by: caller.user_id,
        created_at: services.now(),
      })
      .execute();
    expect(await linesOf(callHandler(exportTopUps, { ...on(), input }))).toEqual([
      expect.stringMatching(/^Ordered at,/),
      '2026-11-21 12:00,500,CNY,WeChat Pay,Closed,陈思远,',
    ]);
  });

  it('have the accounts of candidates, no phone whole', async () => {
    const phone = '13700002001';
    const person = { username: 'Person1', username_key: 'person1', name: '欧阳若曦', password_hash: '' };
    await services.store.db
      .insertInto('candidate_account')
      .values({
        ...person,
        phone_enc: services.keyring.seal('phone', phone),
        phone_index: services.keyring.blindIndex('phone', phone),
      })
      .execute();
    const input = { purpose, search: 'person1' };
    const lines = await linesOf(callHandler(exportAccountLists, { ...on(), input }));
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^Person1,欧阳若曦,137\*{4}2001,Approved,,0,/)]);
  });

  it('have the sittings of a class, in words of the language that is asked for', async () => {
    const own = await insertTestClass(services, { exam_at: new Date('2026-12-05T01:00:00Z') });
    const office = examOffice(services, own, caller);
    const { room_id } = await office.room('第 1 考场', { floor: '三楼' });
    const user_ids = [await office.invigilator('韩冰')];
    await office.sitting(room_id, 0, 1, { user_ids });
    const input = { class_id: own, purpose };
    const lines = await linesOf(callHandler(exportSittingLists, { ...on('es'), input }));
    expect(lines[1]).toBe('Teoría,2026-12-05 09:00,2026-12-05 10:00,第 1 考场,虹桥路 100 号,三楼,6,韩冰');
  });

  it('have the courses of a class and their units', async () => {
    const own = await insertTestClass(services);
    await studyDesk(services, own, caller).published(2);
    const input = { class_id: own, purpose };
    const courses = await linesOf(callHandler(exportCourseLists, { ...on(), input }));
    expect(courses.slice(1)).toEqual([expect.stringMatching(/^合同实务,Published,2,20,0,0,0,/)]);
    const units = await linesOf(callHandler(exportStudyUnitLists, { ...on(), input }));
    expect(units.slice(1)).toEqual([
      expect.stringMatching(/^合同实务,第 1 讲,Text,10,0,0,0,0,/),
      expect.stringMatching(/^合同实务,第 2 讲,Text,10,0,0,0,0,/),
    ]);
  });

  it('leave a record each of their purpose and size', async () => {
    const { rows } = await sql<{ object_type: string }>`
      select distinct object_type from audit_event where action = 'export' and reason = ${purpose}`.execute(
      services.store.db,
    );
    expect(rows.map(({ object_type }) => object_type).sort()).toEqual([
      'attendance_list',
      'candidate_account_list',
      'course_list',
      'doubtful_list',
      'lesson_list',
      'message_list',
      'roster_list',
      'score_list',
      'sitting_list',
      'study_unit_list',
      'top_up_list',
    ]);
  });

  it('are not found for a class that does not exist', async () => {
    const input = { class_id: 404, purpose };
    const asked = [
      () => callHandler(exportScoreLists, { ...on(), input }),
      () => callHandler(exportReportLists, { ...on(), input }),
      () => callHandler(exportLessonLists, { ...on(), input }),
      () => callHandler(exportAttendance, { ...on(), input: { ...input, lesson_id: 404 } }),
      () => callHandler(exportDoubtfulLists, { ...on(), input: { ...input, kind: 'found' } }),
      () => callHandler(exportMessages, { ...on(), input }),
      () => callHandler(exportTopUps, { ...on(), input }),
      () => callHandler(exportSittingLists, { ...on(), input }),
      () => callHandler(exportCourseLists, { ...on(), input }),
      () => callHandler(exportStudyUnitLists, { ...on(), input }),
    ];
    for (const ask of asked) expect(await refusalOf(ask())).toBe('not_found');
  });

  it.each(['zh', 'en', 'es', 'ja'])('have heads in words in %s', async (language) => {
    const input = { class_id, purpose };
    const files = [
      callHandler(exportReportLists, { ...on(language), input }),
      callHandler(exportLessonLists, { ...on(language), input }),
      callHandler(exportDoubtfulLists, { ...on(language), input: { ...input, kind: 'marked' } }),
      callHandler(exportMessages, { ...on(language), input }),
      callHandler(exportTopUps, { ...on(language), input }),
      callHandler(exportSittingLists, { ...on(language), input }),
      callHandler(exportCourseLists, { ...on(language), input }),
      callHandler(exportStudyUnitLists, { ...on(language), input }),
    ];
    for (const file of files) expect((await linesOf(file))[0]).not.toMatch(/[a-z]+\.[a-z_]+(?:,|$)/);
  });
});
