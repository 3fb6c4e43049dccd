import type { EnrolmentDetail, EnrolmentRow } from '@skillcert/api-client';
import { useState } from 'react';
import { type Decided, decidedOf, type UndoableEvent } from './taken-back.js';
import type { ReviewGrounds, StaffReviewEvent, useReview } from './use-review.js';

type Row = Pick<EnrolmentRow, 'enrolment_id'>;

interface DecisionsOptions {
  readonly review: ReturnType<typeof useReview>;
  /** The candidate to go on to after a decision. */
  readonly next: Row | undefined;
  readonly onNext: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
}

/** Decisions after which the bench opens the next candidate. */
const concluding: readonly StaffReviewEvent[] = ['approve', 'return', 'doubt', 'refuse'];

/** The possible decisions on the bench, the one under way, and the last one, which can be taken back. */
export const useDecisions = (enrolmentId: number, { review, next, onNext, onOpen }: DecisionsOptions) => {
  // The work under way: a decision leads to the next candidate, anything else stays with this one.
  const [busy, setBusy] = useState<'deciding' | 'working'>();
  const [last, setLast] = useState<Decided>();
  const { detail } = review;

  const during = async (kind: 'deciding' | 'working', work: () => Promise<boolean>): Promise<boolean> => {
    if (busy) return false;
    setBusy(kind);
    try {
      return await work();
    } finally {
      setBusy(undefined);
    }
  };

  const apply = async (of: EnrolmentDetail, event: StaffReviewEvent, ...how: [ReviewGrounds?, boolean?]) => {
    const status = await review.apply(event, ...how);
    if (status) setLast(decidedOf(of, event, status));
    return status !== undefined;
  };

  /** Decides about this candidate, and claims and opens the next one. */
  const conclude = async (of: EnrolmentDetail, event: StaffReviewEvent, grounds: ReviewGrounds) => {
    const decided = await apply(of, event, grounds, next !== undefined);
    if (decided && next && (await review.openReview(next.enrolment_id))) onNext(next);
    return decided;
  };

  const decide = async (event: StaffReviewEvent, grounds: ReviewGrounds = {}): Promise<boolean> => {
    if (!detail) return false;
    if (concluding.includes(event)) return during('deciding', () => conclude(detail, event, grounds));
    if (event === 'claim') return during('working', () => review.openReview(enrolmentId));
    return during('working', () => apply(detail, event, grounds));
  };

  /** Takes a decision back and opens the candidate that it was about. */
  const takeBack = (enrolment_id: number, event: UndoableEvent) =>
    during('working', async () => {
      const taken = await review.takeBack(enrolment_id, event);
      if (!taken) return false;
      setLast(undefined);
      if (enrolment_id !== enrolmentId) onOpen({ enrolment_id });
      return true;
    });

  return {
    events: detail ? review.eventsOf(detail) : [],
    busy,
    last,
    decide,
    takeBack: (event: UndoableEvent) => takeBack(enrolmentId, event),
    undoLast: () => (last?.undo ? takeBack(last.enrolment_id, last.undo) : undefined),
  };
};
