import { type CallName, contract } from '@skillcert/api-client/contract';
import type { ChangeKind } from '@skillcert/core';
import type { StaffSession } from '../http/calls/caller.js';
import { seesEveryClass } from '../http/guards/class-scope.js';
import { mayCall } from '../http/guards/refuse-forbidden.js';

/** The calls that read a kind of things: an account that may make one in a class hears that something of it changed. */
const readBy = {
  class: 'any',
  enrolment: 'enrolment/fetchEnrolmentLists',
  payment: 'payment/fetchPaymentLists',
  exam: 'exam/fetchExamPlan',
  door: 'class/fetchReportLists',
  ticket: 'ticket/fetchTicketLists',
  // Published scores settle the marks of a roster.
  score: ['score/fetchScoreLists', 'class/fetchReportLists'],
  certificate: 'certificate/fetchCertificateLists',
  course: 'course/fetchLessonLists',
  study: 'study/fetchCourseLists',
  sms: 'sms/fetchMailings',
  account: 'platform',
  candidate: 'platform',
  promotion: 'promotion/fetchArticles',
  export: 'class/fetchExports',
  job: 'any',
} as const satisfies Record<ChangeKind, CallName | readonly CallName[] | 'any' | 'platform'>;

/** Whether a class is in any of the four lists of a session. */
const hasClass = ({ permission_classes }: StaffSession, class_id: number): boolean =>
  Object.values(permission_classes).some((list) => list.includes(class_id));

/** Whether a session may hear that something of a kind changed in a class, or in none (0). */
export const mayHear = (
  session: StaffSession,
  { class_id, kind }: { readonly class_id: number; readonly kind: ChangeKind },
): boolean => {
  const reader = readBy[kind];
  if (reader === 'platform') return seesEveryClass(session);
  if (reader === 'promotion/fetchArticles') return mayCall(session, contract[reader].access, {});
  if (class_id === 0) return seesEveryClass(session);
  if (reader === 'any') return seesEveryClass(session) || hasClass(session, class_id);
  const calls = typeof reader === 'string' ? [reader] : reader;
  return calls.some((call) => mayCall(session, contract[call].access, { class_id }));
};
