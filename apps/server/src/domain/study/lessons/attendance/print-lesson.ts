import type { AttendanceRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { printFor } from '../../../../platform/documents/print-for.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { ownOrigin } from '../../../../platform/http/own-origin.js';
import { readLesson } from '../read-lesson.js';
import { attendanceColumns, attendanceSheet, isListed } from './attendance-columns.js';
import { lessonDocument, lessonSheet } from './lesson-document.js';

export const printLesson = handle('course/printLesson', async ({ input, caller, services, request }) => {
  const { class_id, lesson_id, format, preview } = input;
  const { store, config } = services;
  const { language } = request;
  const { status, class_name, ...lesson } = await readLesson(store.db, input);
  const { rows: people } = await sql<AttendanceRow>`
    select ${attendanceColumns} from ${attendanceSheet(lesson_id)}
    where e.class_id = ${class_id} and ${isListed} order by e.enrol_no`.execute(store.db);
  const listed = { class_name, lesson, people };
  const address = `${ownOrigin(config, request)}/course/sign?class=${class_id}&lesson=${lesson_id}`;
  const bytes =
    format === 'pdf'
      ? await printFor(services, request, lessonDocument(services, listed, { language, address }))
      : await lessonSheet(services, listed, language);
  const taken = {
    ...byStaff(caller, request),
    at: services.now(),
    action: 'print',
    object_type: 'lesson',
    object_id: lesson_id,
    detail: { format, people: people.length },
  };
  if (!preview) await store.withTx((tx) => appendAudit(tx, class_id, [taken]));
  return { name: `lesson-${lesson_id}.${format}`, bytes: new Uint8Array(bytes) };
});
