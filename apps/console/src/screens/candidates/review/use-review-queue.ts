import type { EnrolmentRow } from '@skillcert/api-client';
import { useState } from 'react';

type QueuedRow = Pick<EnrolmentRow, 'enrolment_id'>;

/** The candidates in the order of the list at the moment the review was opened: decided ones keep their place. */
export const useReviewQueue = (enrolmentId: number, rows: readonly EnrolmentRow[]) => {
  const [opened, setOpened] = useState<readonly QueuedRow[]>(rows);
  const holds = (queue: readonly QueuedRow[]) => queue.some((row) => row.enrolment_id === enrolmentId);
  // A record opened by its address comes before its list; the queue starts when the list is there.
  if (!holds(opened) && holds(rows)) setOpened(rows);
  const index = opened.findIndex((row) => row.enrolment_id === enrolmentId);
  return {
    position: index + 1,
    total: opened.length,
    previous: opened[index - 1],
    next: index < 0 ? undefined : opened[index + 1],
  };
};
