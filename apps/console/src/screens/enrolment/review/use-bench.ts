import type { EnrolmentDetail, EnrolmentRow } from '@skillcert/api-client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { asksFirst, type ReasonedEvent } from './asks.js';
import { type BenchKey, benchKey } from './bench-key.js';
import { standingDocuments } from './documents/standing-documents.js';
import { type Decided, decidedOf, type UndoableEvent } from './taken-back.js';
import { type ReviewGrounds, type StaffReviewEvent, useReview } from './use-review.js';
import { type ReviewedList, useReviewQueue } from './use-review-queue.js';

type Open = (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;

/** Decisions after which the bench opens the next candidate. */
const concluding: readonly StaffReviewEvent[] = ['approve', 'return', 'doubt', 'refuse'];

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether a key is pressed on the bench itself: a dialog of it is its child for React, but not on the page. */
const isForBench = ({
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  altKey,
  nativeEvent,
}: KeyboardEvent<HTMLElement>) => {
  const isOurs = target instanceof Node && currentTarget.contains(target) && !isTyping(target);
  return isOurs && !(ctrlKey || metaKey || altKey || nativeEvent.isComposing);
};

/** A key that was pressed during other work, and the candidate it is about. */
interface HeldKey {
  readonly meant: BenchKey;
  readonly of: number | undefined;
}

/** The document that is shown: each candidate begins with the first. */
const useShownDocument = (enrolmentId: number, detail: EnrolmentDetail | undefined) => {
  const [shown, setShown] = useState({ enrolmentId, index: 0 });
  const index = shown.enrolmentId === enrolmentId ? shown.index : 0;
  const showDocument = (place: number) => {
    if (detail && place < standingDocuments(detail).length) setShown({ enrolmentId, index: place });
  };
  return { index, showDocument };
};

/** The bench: a record, its queue, and the effects of keys and buttons on both. */
export const useBench = (enrolmentId: number, list: ReviewedList, onOpen: Open) => {
  const review = useReview(enrolmentId);
  const queue = useReviewQueue(enrolmentId, list);
  const [asking, setAsking] = useState<ReasonedEvent | 'return' | undefined>(undefined);
  // The work under way: a decision leads on to the next candidate, anything else stays with this one.
  const [busy, setBusy] = useState<'deciding' | 'working'>();
  const held = useRef<HeldKey>(undefined);
  const [last, setLast] = useState<Decided>();
  const { detail } = review;
  const events = detail ? review.eventsOf(detail) : [];
  const { index, showDocument } = useShownDocument(enrolmentId, detail);
  const step = (by: 1 | -1) => {
    const row = by > 0 ? queue.next : queue.previous;
    if (row) onOpen(row);
  };

  const apply = async (of: EnrolmentDetail, event: StaffReviewEvent, ...how: [ReviewGrounds?, boolean?]) => {
    const status = await review.apply(event, ...how);
    if (status) setLast(decidedOf(of, event, status));
    return status !== undefined;
  };

  /** Takes a decision back and opens the candidate that it was about. */
  const takeBack = async (enrolment_id: number, event: UndoableEvent): Promise<boolean> => {
    if (busy) return false;
    setBusy('working');
    try {
      const taken = await review.takeBack(enrolment_id, event);
      if (!taken) return false;
      setLast(undefined);
      if (enrolment_id !== enrolmentId) onOpen({ enrolment_id });
      return true;
    } finally {
      setBusy(undefined);
    }
  };
  const undoLast = () => (last?.undo ? takeBack(last.enrolment_id, last.undo) : undefined);

  /** Decides and goes on to the next, which is claimed on the way. */
  const conclude = async (event: StaffReviewEvent, grounds: ReviewGrounds): Promise<boolean> => {
    if (!detail) return false;
    const { next } = queue;
    const decided = await apply(detail, event, grounds, next !== undefined);
    if (decided && next && (await review.openReview(next.enrolment_id))) {
      // Close the question before the next candidate appears under it.
      setAsking(undefined);
      onOpen(next);
    }
    return decided;
  };

  const decide = async (event: StaffReviewEvent, grounds: ReviewGrounds = {}): Promise<boolean> => {
    if (!detail || busy) return false;
    setBusy(concluding.includes(event) ? 'deciding' : 'working');
    try {
      if (event === 'claim') return await review.openReview(enrolmentId);
      if (concluding.includes(event)) return await conclude(event, grounds);
      return await apply(detail, event, grounds);
    } finally {
      setBusy(undefined);
    }
  };

  const act = async (meant: BenchKey) => {
    if (meant.does === 'document') showDocument(meant.index);
    else if (meant.does === 'step') step(meant.by);
    else if (meant.does === 'undo') await undoLast();
    else if (asksFirst(meant.event)) setAsking(meant.event);
    else await decide(meant.event);
  };

  const offers = (meant: BenchKey) => meant.does !== 'event' || events.includes(meant.event);

  const press = async (event: KeyboardEvent<HTMLElement>) => {
    const meant = isForBench(event) ? benchKey(event.key) : undefined;
    if (!meant || (!busy && !offers(meant))) return;
    event.preventDefault();
    if (!busy) return act(meant);
    // While a candidate is being decided, only the undo can follow.
    if (meant.does === 'undo' && busy === 'working') held.current = { meant, of: last?.enrolment_id };
    else if (meant.does === 'undo' || busy === 'working') held.current = { meant, of: enrolmentId };
  };

  // A key of a quick typist waits for the work under way, and applies to the candidate it was meant for.
  useEffect(() => {
    const key = held.current;
    if (busy || !key) return;
    held.current = undefined;
    const about = key.meant.does === 'undo' ? last?.enrolment_id : enrolmentId;
    if (key.of === about && offers(key.meant)) void act(key.meant);
  });

  return {
    ...review,
    queue,
    events,
    index,
    showDocument,
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(undefined),
    decide,
    last,
    undoLast,
    takeBack: (event: UndoableEvent) => takeBack(enrolmentId, event),
    press,
  };
};
