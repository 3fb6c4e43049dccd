import type { StaffReviewEvent } from './use-review.js';

/** The meaning of a key on the bench. */
export type BenchKey =
  | { readonly does: 'event'; readonly event: StaffReviewEvent }
  | { readonly does: 'step'; readonly by: 1 | -1 }
  | { readonly does: 'undo' }
  | { readonly does: 'document'; readonly index: number };

const events: Readonly<Record<string, StaffReviewEvent>> = {
  a: 'approve',
  c: 'claim',
  b: 'return',
  x: 'refuse',
  d: 'doubt',
};

/**
 * The meaning of a key on the bench; undefined for all others. The keys that zoom and turn belong to the viewer,
 * wherever the focus is.
 */
export const benchKey = (pressed: string): BenchKey | undefined => {
  const key = pressed.toLowerCase();
  const event = events[key];
  if (event) return { does: 'event', event };
  if (key === 'u') return { does: 'undo' };
  if (key === 'n') return { does: 'step', by: 1 };
  if (key === 'p') return { does: 'step', by: -1 };
  return /^[1-9]$/.test(key) ? { does: 'document', index: Number(key) - 1 } : undefined;
};
