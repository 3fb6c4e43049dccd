import type { EnrolmentDetail, EnrolmentRow } from '@skillcert/api-client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { asksFirst, type ReasonedEvent } from './asks.js';
import { type BenchKey, benchKey } from './bench-key.js';
import { standingDocuments } from './documents/standing-documents.js';
import type { Decided } from './taken-back.js';
import { useDecisions } from './use-decisions.js';
import { useReview } from './use-review.js';
import { type ReviewedList, useReviewQueue } from './use-review-queue.js';

type Open = (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether a key is pressed on the bench itself. A dialog of the bench is its child for React, but not on the page. */
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

interface BenchKeysOptions {
  readonly enrolmentId: number;
  readonly busy: 'deciding' | 'working' | undefined;
  readonly last: Decided | undefined;
  readonly offers: (meant: BenchKey) => boolean;
  readonly act: (meant: BenchKey) => Promise<void>;
}

/** The keys of the bench. One key can wait for the work under way. */
const useBenchKeys = ({ enrolmentId, busy, last, offers, act }: BenchKeysOptions) => {
  const held = useRef<HeldKey>(undefined);

  // A key of a fast typist waits for the work under way, and applies to the candidate it was meant for.
  useEffect(() => {
    const key = held.current;
    if (busy || !key) return;
    held.current = undefined;
    const about = key.meant.does === 'undo' ? last?.enrolment_id : enrolmentId;
    if (key.of === about && offers(key.meant)) void act(key.meant);
  });

  return async (event: KeyboardEvent<HTMLElement>) => {
    const meant = isForBench(event) ? benchKey(event.key) : undefined;
    if (!meant || (!busy && !offers(meant))) return;
    event.preventDefault();
    if (!busy) return act(meant);
    // While a decision is under way, only the undo can follow.
    if (meant.does === 'undo' && busy === 'working') held.current = { meant, of: last?.enrolment_id };
    else if (meant.does === 'undo' || busy === 'working') held.current = { meant, of: enrolmentId };
  };
};

/** The bench: a record, its queue, and the effects of keys and buttons on both. */
export const useBench = (enrolmentId: number, list: ReviewedList, onOpen: Open) => {
  const review = useReview(enrolmentId);
  const queue = useReviewQueue(enrolmentId, list);
  const [asking, setAsking] = useState<ReasonedEvent | 'return' | undefined>(undefined);
  const { index, showDocument } = useShownDocument(enrolmentId, review.detail);
  const decisions = useDecisions(enrolmentId, {
    review,
    next: queue.next,
    onNext: (row) => {
      // Close the question before the next candidate appears under it.
      setAsking(undefined);
      onOpen(row);
    },
    onOpen,
  });
  const { busy, last, events, decide, undoLast } = decisions;

  const step = (by: 1 | -1) => {
    const row = by > 0 ? queue.next : queue.previous;
    if (row) onOpen(row);
  };

  const act = async (meant: BenchKey) => {
    if (meant.does === 'document') showDocument(meant.index);
    else if (meant.does === 'step') step(meant.by);
    else if (meant.does === 'undo') await undoLast();
    else if (asksFirst(meant.event)) setAsking(meant.event);
    else await decide(meant.event);
  };

  const press = useBenchKeys({
    enrolmentId,
    busy,
    last,
    offers: (meant) => meant.does !== 'event' || events.includes(meant.event),
    act,
  });

  return {
    ...review,
    ...decisions,
    queue,
    index,
    showDocument,
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(undefined),
    press,
  };
};

/** The result of {@link useBench}. */
export type Bench = ReturnType<typeof useBench>;
