import type { ReviewStatus } from '@skillcert/core';

/** The words of a decision. A waiting candidate has no seat, so a withdrawal takes them off the waiting list. */
export const eventWords = <Event extends string>(status: ReviewStatus, event: Event): Event | 'remove' =>
  event === 'withdraw' && (status === 'waiting' || status === 'offered') ? 'remove' : event;
