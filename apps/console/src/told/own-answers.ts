import type { CallName } from '@skillcert/api-client';

const most = 200;

// The work that these start goes on after their answer: its changes are read again like changes of others.
const begun: readonly CallName[] = [
  'enrolment/startReviewJob',
  'enrolment/decideImport',
  'payment/decideInvoiceSheet',
];

/** When the newest of this page's calls were answered, by the number that the server gave the request. */
const answered = new Map<string, number>();

/** Stores when a call was answered: a later read has seen its changes. */
export const noteAnswer = (request_id: string, call?: CallName): void => {
  if (call && begun.includes(call)) return;
  answered.set(request_id, performance.now());
  const [oldest] = answered.size > most ? answered.keys() : [];
  if (oldest !== undefined) answered.delete(oldest);
};

/** When a call of this page was answered; undefined for one of another page. */
export const answeredAt = (request_id: string | undefined): number | undefined =>
  request_id === undefined ? undefined : answered.get(request_id);
