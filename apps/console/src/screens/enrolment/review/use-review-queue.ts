import type { EnrolmentRow } from '@skillcert/api-client';
import { useState } from 'react';

type QueuedRow = Pick<EnrolmentRow, 'enrolment_id'>;

/** The page of the list beside the bench. */
export interface ReviewedList {
  readonly rows: readonly EnrolmentRow[];
  /** The number of candidates on all pages of the list. */
  readonly total: number;
  /** The number of candidates before its first row. */
  readonly before: number;
}

const notIn = (queue: readonly QueuedRow[]) => {
  const known = new Set(queue.map((row) => row.enrolment_id));
  return ({ enrolment_id }: QueuedRow) => !known.has(enrolment_id);
};

/**
 * The candidates in the order that the list had when the review opened. Decided ones keep their place, and those
 * who move up in the list meanwhile are added at the end.
 */
export const useReviewQueue = (enrolmentId: number, list: ReviewedList) => {
  const [opened, setOpened] = useState(list);
  const [queue, setQueue] = useState<readonly QueuedRow[]>(list.rows);
  const index = queue.findIndex((row) => row.enrolment_id === enrolmentId);
  const arrived = list.rows.filter(notIn(queue));
  if (index >= 0 && arrived.length > 0) setQueue([...queue, ...arrived]);
  // A record opened by its address comes before its list; the queue starts when the list is there.
  if (index < 0 && list.rows.some((row) => row.enrolment_id === enrolmentId)) {
    setOpened(list);
    setQueue(list.rows);
  }
  return {
    position: index < 0 ? 0 : opened.before + index + 1,
    total: Math.max(opened.total, opened.before + queue.length),
    previous: queue[index - 1],
    next: index < 0 ? undefined : queue[index + 1],
  };
};
