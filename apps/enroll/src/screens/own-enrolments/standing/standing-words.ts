import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { classAccepts, endedReviews, isExamAhead } from '@skillcert/core';

const unpaid: readonly (OwnPayments['pay'] | undefined)[] = ['unset', 'due', 'late'];

// Seats are published.
const seated: readonly OwnEnrolment['class_status'][] = ['arranged', 'examining'];

const ended: readonly OwnEnrolment['status'][] = endedReviews;

/** The words for its standing: once its class is past the exam or over, without the earlier steps. */
export const standingWords = (
  { status, class_status }: Pick<OwnEnrolment, 'status' | 'class_status'>,
  pay: OwnPayments['pay'] | undefined,
) => {
  if (ended.includes(status)) return status;
  if (class_status === 'cancelled') return 'cancelled';
  if (status === 'approved') {
    if (!isExamAhead(class_status)) return 'exam_over';
    if (unpaid.includes(pay)) return 'approved_unpaid';
    return seated.includes(class_status) ? 'approved_seated' : 'approved';
  }
  return classAccepts('own_enrolment', class_status) ? status : 'class_over';
};
