import type { TimelineEntry } from '@skillcert/api-client';
import type { ReviewEvent } from '@skillcert/core';
import type { Tone } from '@skillcert/ui';

/** The event that has words of its own, or `other`. */
type HistoryWords = ReviewEvent | 'enrol' | 'wait' | 'arrive' | 'bring_forward' | 'other';

const tones: Readonly<Record<HistoryWords, Tone>> = {
  enrol: 'accent',
  wait: 'neutral',
  arrive: 'accent',
  offer: 'success',
  prefer: 'neutral',
  accept: 'accent',
  lapse: 'warning',
  claim: 'neutral',
  release: 'neutral',
  approve: 'success',
  return: 'warning',
  bring_forward: 'warning',
  refuse: 'danger',
  doubt: 'warning',
  resubmit: 'accent',
  withdraw: 'neutral',
  move: 'neutral',
  take_back: 'neutral',
  doubt_again: 'warning',
  deadline: 'neutral',
  other: 'neutral',
};

const isKnown = (action: string): action is HistoryWords => Object.hasOwn(tones, action);

/**
 * A record's history for its candidate: newest first, of one moment the last written first. A step that this release
 * does not know is a change.
 */
export const historyOf = (timeline: readonly TimelineEntry[]) =>
  timeline
    .map(({ at, action, reason }, index) => {
      const words: HistoryWords = isKnown(action) ? action : 'other';
      return { id: `${at} ${index}`, at, words, tone: tones[words], reason };
    })
    .reverse()
    .sort((a, b) => b.at.localeCompare(a.at));
