import type { AttendanceRow, OutputOf } from '@skillcert/api-client/contract';
import { markOnArrival } from '@skillcert/core';
import { sql } from 'kysely';
import { readNumber } from '../../exam/check-in/read-number.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Row } from '../../store/database.js';
import { attendanceColumns, attendanceSheet } from './attendance-columns.js';
import { lockLesson } from './lock-lesson.js';
import { writeMarks } from './write-marks.js';

type Person = AttendanceRow & Pick<Row<'enrolment'>, 'status' | 'study_type'>;

/** Why somebody is not marked, or is already. */
const turnedAway = (person: Person | undefined): OutputOf<'course/signLesson'>['status'] | undefined => {
  if (!person) return 'unknown_number';
  if (person.mark === 'present' || person.mark === 'late') return 'already';
  if (person.status !== 'approved') return 'not_approved';
  return person.study_type === 'onsite' ? undefined : 'not_onsite';
};

export const signLesson = handle('course/signLesson', ({ input, caller, services, request }) => {
  const { class_id, lesson_id } = input;
  const { enrol_no, forged } = readNumber(services.keyring, input.enrol_no);
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const { starts_at, ends_at } = await lockLesson(tx, input, now);
    // Who was there is said by somebody then, not by a scan.
    if (now.getTime() > Date.parse(ends_at)) throw new Refusal('transition_refused');
    const { rows } = await sql<Person>`
      select ${attendanceColumns}, e.status, e.study_type from ${attendanceSheet(lesson_id)}
      where e.class_id = ${class_id} and e.enrol_no = ${enrol_no} and not ${forged}::boolean`.execute(tx);
    const [person] = rows;
    const status = turnedAway(person);
    if (!person) return { status: 'unknown_number' as const, enrol_no, candidate: null };
    const { status: _, study_type, ...candidate } = person;
    if (status) return { status, enrol_no, candidate };
    const mark = markOnArrival(starts_at, now.getTime());
    const changes = [{ enrolment_id: candidate.enrolment_id, before: candidate.mark, mark }];
    await writeMarks(tx, { class_id, lesson_id, changes, reason: undefined, caller, request, now });
    return {
      status: 'signed' as const,
      enrol_no,
      candidate: { ...candidate, mark, marked_at: now.toISOString() },
    };
  });
});
