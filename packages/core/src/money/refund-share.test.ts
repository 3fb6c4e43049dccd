import { describe, expect, it } from 'vitest';
import { refundShare } from './refund-share.js';

const rule = [
  { from: '2026-12-05T00:00:00Z', keep_bp: 10_000 },
  { from: '2026-12-01T00:00:00Z', keep_bp: 3_333 },
];
const share = (paid_cents: number, left_cents: number, now: string) =>
  refundShare({ paid_cents, left_cents }, rule, new Date(now));

describe('refundShare', () => {
  it.each([
    ['before the first step all of it', 68_000, 68_000, '2026-11-30T23:59:59Z', 68_000, 0],
    ['from the very moment of a step what it leaves', 68_001, 68_001, '2026-12-01T00:00:00Z', 45_337, 22_664],
    [
      'after part has gone back, no more than the rest',
      68_000,
      30_000,
      '2026-12-02T00:00:00Z',
      7_336,
      22_664,
    ],
    ['nothing where more is kept than is left', 68_000, 10_000, '2026-12-02T00:00:00Z', 0, 10_000],
    ['nothing once all is kept', 68_000, 68_000, '2026-12-06T00:00:00Z', 0, 68_000],
  ])('gives back %s', (_, paid, left, now, back_cents, kept_cents) => {
    expect(share(paid, left, now)).toEqual({ back_cents, kept_cents });
  });

  it('uses the last step at any moment, if asked to', () => {
    expect(refundShare({ paid_cents: 100, left_cents: 100 }, rule, 'last')).toEqual({
      back_cents: 0,
      kept_cents: 100,
    });
    expect(refundShare({ paid_cents: 5, left_cents: 5 }, [], 'last').kept_cents).toBe(0);
  });

  it('keeps nothing without a rule', () => {
    expect(refundShare({ paid_cents: 5, left_cents: 5 }, [], new Date(0))).toEqual({
      back_cents: 5,
      kept_cents: 0,
    });
  });
});
