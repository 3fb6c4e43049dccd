import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { lessonDesk } from '../../study/lessons/testing/lesson-desk.js';
import { fetchTeacherLists } from '../teachers/fetch-teacher-lists.js';
import { prepareTeachers } from '../teachers/prepare-teachers.js';
import { certificateCalls } from './certificate-calls.js';

/** The certificates of a class's teachers, as staff work with them. */
export const teachingOffice = (services: Services, class_id: number) => ({
  class_id,
  ...certificateCalls(services, class_id, 'teacher'),
  prepare: (caller: StaffSession, user_ids?: number[]) =>
    callHandler(prepareTeachers, { services, caller, input: { class_id, ...(user_ids && { user_ids }) } }),
  list: (caller: StaffSession, filters: object = {}) =>
    callHandler(fetchTeacherLists, { services, caller, input: { class_id, ...filters } }),
  /** Moves the class on, without regard to the lifecycle. */
  become: (status: Row<'class'>['status']) =>
    services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute(),
});

/**
 * A class whose exam has ended, with teachers who each gave one lesson of the given hours, and the calls of their
 * certificates.
 */
export const openTaught = async (services: Services, caller: StaffSession, hours: readonly number[]) => {
  const class_id = await insertTestClass(services);
  const desk = lessonDesk(services, class_id, caller);
  const teachers: number[] = [];
  for (const [index, long] of hours.entries()) {
    const user_id = await desk.teacher(`教师${index + 1}`);
    teachers.push(user_id);
    const from = -24 * (index + 1);
    await desk.lesson(from, from + long, { user_ids: [user_id] });
  }
  const office = teachingOffice(services, class_id);
  await office.become('scoring');
  return { ...office, desk, teachers };
};
