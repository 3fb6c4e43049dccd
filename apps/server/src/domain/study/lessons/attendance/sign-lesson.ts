import type { OutputOf } from '@skillcert/api-client/contract';
import { endedReviews, markOnArrival } from '@skillcert/core';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { readNumber } from '../../../exam/index.js';
import { findScanned, type Scanned } from './find-scanned.js';
import { lockLesson } from './lock-lesson.js';
import { writeMarks } from './write-marks.js';

/** The reason why a person is not marked, or is already. */
const turnedAway = ({
  mark,
  status,
  study_type,
}: Scanned): OutputOf<'course/signLesson'>['status'] | undefined => {
  if (mark === 'present' || mark === 'late') return 'already';
  if (status !== 'approved') return endedReviews.find((each) => each === status) ?? 'not_approved';
  return study_type === 'onsite' ? undefined : 'not_onsite';
};

export const signLesson = handle('course/signLesson', ({ input, caller, services, request }) => {
  const { class_id, lesson_id } = input;
  const read = readNumber(services, input.enrol_no);
  const { enrol_no } = read;
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const { starts_at, state } = await lockLesson(tx, input, now);
    // From then on a person marks attendance, not a scan.
    if (state === 'over') throw new Refusal('lesson_over');
    const person = await findScanned(tx, input, read);
    if (typeof person === 'string') return { status: person, enrol_no, candidate: null };
    const away = turnedAway(person);
    const { status: _, study_type, ...candidate } = person;
    if (away) return { status: away, enrol_no, candidate };
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
