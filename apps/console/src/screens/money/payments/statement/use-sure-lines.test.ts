import { expect, it } from 'vitest';
import { withRound } from './use-sure-lines.js';

const leftOut = (line_id: number) =>
  ({
    line_id,
    why: 'already_paid',
    message: '',
  }) as unknown as Parameters<typeof withRound>[1]['left_out'][number];
const round = (matched: number, ...left: number[]) => ({
  batch_id: 9,
  matched,
  matched_cents: matched * 68_000,
  left_out: left.map(leftOut),
  left: 1,
  last: 7,
});

it('adds up the rounds, and what each of them left open', () => {
  const first = withRound(undefined, round(98, 1, 2));
  const { matched, matched_cents, left_out } = withRound(first, round(50, 3));
  expect({ matched, matched_cents }).toEqual({ matched: 148, matched_cents: 148 * 68_000 });
  expect(left_out.map(({ line_id }) => line_id)).toEqual([1, 2, 3]);
});
