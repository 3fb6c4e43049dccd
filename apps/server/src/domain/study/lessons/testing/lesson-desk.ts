import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openStaff } from '../../../class/testing/staff.js';
import { expectPerson } from '../../../exam/check-in/testing/open-door.js';
import { fetchAttendance } from '../attendance/fetch-attendance.js';
import { markAttendance } from '../attendance/mark-attendance.js';
import { signLesson } from '../attendance/sign-lesson.js';
import { fetchLessonById } from '../timetable/fetch-lesson-by-id.js';
import { fetchLessonLists } from '../timetable/fetch-lesson-lists.js';
import { fetchLessonPlan } from '../timetable/fetch-lesson-plan.js';
import { removeLesson } from '../timetable/remove-lesson.js';
import { saveLesson } from '../timetable/save-lesson.js';

/** The times of test lessons: hours from the clock of the test app. */
const hours = (services: Services, count: number) =>
  new Date(services.now().getTime() + count * 3_600_000).toISOString();

/** The timetable and the attendance of a class, as a member of staff works with them. */
export const lessonDesk = (services: Services, class_id: number, caller: StaffSession) => {
  const on = { services, caller };
  return {
    /** An expert who is assigned to the class. */
    teacher: async (name: string, classes = [class_id]): Promise<number> => {
      const { user_id } = await openStaff(services, { roles: ['expert'], name });
      const { db } = services.store;
      await db.insertInto('account_role').values({ user_id, role: 'expert' }).execute();
      await db
        .insertInto('assignment')
        .values(classes.map((each) => ({ user_id, class_id: each, duty: 'sign_in' as const })))
        .execute();
      return user_id;
    },
    /** An approved candidate who studies in a room. */
    candidate: async (study_type: 'onsite' | 'online' = 'onsite') => {
      const person = await expectPerson(services, class_id);
      await services.store.db
        .updateTable('enrolment')
        .set({ study_type })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', person.enrolment_id)
        .execute();
      return person;
    },
    lesson: async (from: number, until: number, changes: Partial<InputOf<'course/saveLesson'>> = {}) =>
      callHandler(saveLesson, {
        ...on,
        input: {
          class_id,
          title: '技术合同',
          place: '培训室',
          starts_at: hours(services, from),
          ends_at: hours(services, until),
          user_ids: [],
          ...changes,
        },
      }),
    remove: (lesson_id: number, updated_at: string) =>
      callHandler(removeLesson, { ...on, input: { class_id, lesson_id, updated_at } }),
    plan: () => callHandler(fetchLessonPlan, { ...on, input: { class_id } }),
    lessons: (filters: object = {}) =>
      callHandler(fetchLessonLists, { ...on, input: { class_id, ...filters } }),
    detail: (lesson_id: number) => callHandler(fetchLessonById, { ...on, input: { class_id, lesson_id } }),
    sheet: (lesson_id: number, filters: object = {}) =>
      callHandler(fetchAttendance, { ...on, input: { class_id, lesson_id, ...filters } }),
    mark: (lesson_id: number, marks: InputOf<'course/markAttendance'>['marks'], reason?: string) =>
      callHandler(markAttendance, {
        ...on,
        input: { class_id, lesson_id, marks, ...(reason ? { reason } : {}) },
      }),
    sign: (lesson_id: number, enrol_no: string) =>
      callHandler(signLesson, { ...on, input: { class_id, lesson_id, enrol_no } }),
  };
};
