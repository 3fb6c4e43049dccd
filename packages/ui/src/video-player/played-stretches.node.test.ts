import { describe, expect, it } from 'vitest';
import { playedStretches } from './played-stretches.js';

const played = (...ranges: readonly (readonly [number, number])[]) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]?.[0] ?? 0,
  end: (index: number) => ranges[index]?.[1] ?? 0,
});

describe('playedStretches', () => {
  it.each([
    ['is none of what was not played', played(), false, []],
    ['has the seconds that were played through', played([0, 30.4]), false, [{ from: 0, to: 30 }]],
    ['has the second that it was moved into', played([20.6, 25.2]), false, [{ from: 20, to: 25 }]],
    ['has no second that was only begun', played([0, 0.9]), false, []],
    ['has the last second of a video that has ended', played([50, 59.98]), true, [{ from: 50, to: 60 }]],
    [
      'has every stretch',
      played([0, 3.1], [10.2, 12.9]),
      true,
      [
        { from: 0, to: 3 },
        { from: 10, to: 13 },
      ],
    ],
  ])('%s', (_what, ranges, ended, expected) => {
    expect(playedStretches(ranges, ended)).toEqual(expected);
  });
});
