import type { NewRow } from '../../platform/store/database.js';
import { certificateRows } from '../rows/certificates/certificate-rows.js';
import { teacherRows } from '../rows/certificates/teacher-rows.js';
import { doorRows } from '../rows/door/door-rows.js';
import type { PaymentRows } from '../rows/payment-rows.js';
import { scoreRows } from '../rows/score-rows.js';
import type { composeExam } from './compose-exam.js';
import type { Composing } from './composing.js';

/** The check-ins at the exam of a class, its scores, and the certificates that follow. */
export const composeResults = (
  { planned, context, class_id, class_code, user_id, people }: Composing,
  enrolments: readonly NewRow<'enrolment'>[],
  { payments }: PaymentRows,
  { exam, teachers, lessons, tickets }: ReturnType<typeof composeExam>,
) => {
  const scores = scoreRows(planned, {
    class_id,
    enrolments,
    payments,
    exam: context.exam,
    people,
    now: context.now,
  });
  const door = doorRows(planned, { enrolments, exam, tickets, scores: scores.scores, user_id });
  const isAmended = (enrolment_id: number) =>
    scores.amendments.some((each) => each.enrolment_id === enrolment_id && each.status === 'confirmed');
  const certifying = { ...context, class_id, class_code, people };
  const certified = certificateRows(planned, {
    ...certifying,
    enrolments,
    // In the demo a candidate with a confirmed amendment of a score gets no certificate.
    scores: scores.scores.filter(({ enrolment_id }) => !isAmended(enrolment_id)),
  });
  const taught = teacherRows(planned, { ...certifying, teachers, lessons });
  return { scores, door, certified, taught };
};
