import type { ReviewStatus } from '@skillcert/core';

/** The words of a decision: a waiting candidate is not withdrawn from a seat but taken off the list. */
export const eventWords = <Event extends string>(status: ReviewStatus, event: Event): Event | 'remove' =>
  event === 'withdraw' && (status === 'waiting' || status === 'offered') ? 'remove' : event;
