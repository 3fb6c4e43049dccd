import { holdsSeat, limits } from '@skillcert/core';
import type { PlannedEnrolment } from './planned-enrolment.js';

const hour_ms = 3_600_000;
const lateComers = 6;

/** Puts the last of a full class in line, the first of them with a place that came free and is held for a while. */
export const putOnList = (
  enrolments: readonly PlannedEnrolment[],
  now: Date,
): readonly PlannedEnrolment[] => {
  const first = enrolments.length - lateComers;
  const history = { review_round: 1, reasons: [], reason: null, doubt_kind: null };
  const offer = { event: 'offer', from: 'waiting', to: 'offered', actor: 'system' } as const;
  return enrolments.map((planned, index) => {
    if (index < first) return planned;
    if (index > first) return { ...planned, status: 'waiting', history: { ...history, steps: [] } };
    const steps = [{ ...offer, at: new Date(now.getTime() - 3 * hour_ms) }];
    return { ...planned, status: 'offered', history: { ...history, steps } };
  });
};

/** Whether somebody holds a seat of the class or waits for one. */
export const isLive = ({ status }: PlannedEnrolment): boolean => holdsSeat(status) || status === 'waiting';

/** The columns that say whether somebody has a seat, waits for one, or has one held for them. */
export const placeColumns = ({ status, history }: PlannedEnrolment, serial: number) => {
  if (status === 'waiting') return { place: 'waitlisted', queue_no: serial } as const;
  if (status !== 'offered') return { place: holdsSeat(status) ? 'taken' : 'free' } as const;
  const offered_at = history.steps.at(-1)?.at.getTime() ?? 0;
  const offer_until = new Date(offered_at + limits.offer_hours * hour_ms);
  return { place: 'held', queue_no: serial, offers: 1, offer_until } as const;
};
