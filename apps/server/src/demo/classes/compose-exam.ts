import { acceptsScores, showsTickets } from '@skillcert/core';
import type { NewRow } from '../../platform/store/database.js';
import { accountId } from '../demo-ids.js';
import { invigilatorOf } from '../people/invigilator-of.js';
import { teachersOf } from '../people/teachers-of.js';
import { type ExamRows, examRows } from '../rows/exam-rows.js';
import { lessonRows } from '../rows/lesson-rows.js';
import type { PaymentRows } from '../rows/payment-rows.js';
import { studyRows } from '../rows/study-rows.js';
import { ticketRows } from '../rows/ticket-rows.js';
import type { Composing } from './composing.js';

type Enrolled = readonly NewRow<'enrolment'>[];

const composeTickets = (
  { planned, context, class_id, class_code, user_id, actor_role }: Composing,
  exam: ExamRows,
  enrolments: Enrolled,
  { payments }: PaymentRows,
) => {
  const confirmed = payments.filter(({ status }) => status === 'confirmed');
  return ticketRows(planned, exam, enrolments, {
    class_id,
    class_code,
    paid: new Set(confirmed.map(({ enrolment_id }) => enrolment_id)),
    exam: context.exam,
    numbers: context.programme.numbers,
    user_id,
    actor_role,
    now: context.now,
  });
};

/** The exam of a class and what leads to it: lessons, courses, tickets. */
export const composeExam = (composing: Composing, enrolments: Enrolled, money: PaymentRows) => {
  const { planned, context, class_id, user_id, actor_role } = composing;
  const { status } = planned;
  const invigilator = invigilatorOf(status);
  const shared = { class_id, user_id, actor_role, now: context.now };
  const exam =
    invigilator &&
    examRows(planned, {
      ...shared,
      expected: enrolments.filter((each) => each.status === 'approved').length,
      exam: context.exam,
      invigilator_id: accountId(context.ids, invigilator),
    });
  const teachers = teachersOf(status, context.ids);
  const lessons = lessonRows(planned, { ...shared, enrolments, teachers });
  const study =
    invigilator &&
    studyRows(planned, {
      ...shared,
      enrolments,
      keyring: context.keyring,
      time_zone: context.programme.time_zone,
    });
  const isSeated = showsTickets(status) || acceptsScores(status);
  const tickets = exam && isSeated ? composeTickets(composing, exam, enrolments, money) : undefined;
  return { exam, teachers, lessons, study, tickets };
};
