import type { OpenClass, OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';

type Seats = OutputOf<'class/fetchSeats'>;

/** Not all phones ask at the same moment: each up to a third later than its turn. */
const pause = () => limits.seats_poll_ms * (1 + Math.random() / 3);

/** Polls the seats of these classes, only while the page is visible; a failed request is repeated at its next turn. */
const pollSeats = (class_ids: number[], show: (seats: Seats) => void): (() => void) => {
  const aborter = new AbortController();
  let timer: number | undefined;
  const ask = async () => {
    const isSeen = document.visibilityState === 'visible';
    const options = { signal: aborter.signal, quiet: true };
    const seats = isSeen
      ? await call('class/fetchSeats', { class_ids }, options).catch(() => undefined)
      : undefined;
    if (aborter.signal.aborted) return;
    if (seats) show(seats);
    timer = window.setTimeout(ask, pause());
  };
  timer = window.setTimeout(ask, pause());
  return () => {
    aborter.abort();
    window.clearTimeout(timer);
  };
};

/** A class as it is now; one that takes no more enrolments is shown as paused to visitors who still see it. */
const asOf = (open: OpenClass, seats: Seats | undefined): OpenClass => {
  if (!seats) return open;
  const now = seats.items.find(({ class_id }) => class_id === open.class_id);
  return now ? { ...open, ...now } : { ...open, status: 'paused' };
};

/** The classes of a list with their seats left now, and whether more classes have opened since the first answer. */
export const useLiveSeats = (items: readonly OpenClass[]) => {
  const ids = items.map(({ class_id }) => class_id).join();
  const [told, setTold] = useState<{ ids: string; first: number; seats: Seats }>();
  useEffect(() => {
    if (ids === '') return;
    return pollSeats(ids.split(',').map(Number), (seats) =>
      setTold((last) => ({ ids, first: last?.ids === ids ? last.first : seats.open, seats })),
    );
  }, [ids]);
  const current = told?.ids === ids ? told : undefined;
  return {
    items: items.map((open) => asOf(open, current?.seats)),
    more: current !== undefined && current.seats.open > current.first,
  };
};
