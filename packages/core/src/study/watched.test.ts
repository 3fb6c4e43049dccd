import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSeconds, videoMinutes } from './asked-seconds.js';
import { isUnitDone } from './count-beat.js';
import { countWatched, watchReach } from './count-watched.js';
import { furthestOf, joinStretches, missingFrom, type Stretch, secondsIn } from './stretches.js';
import { studyLimits } from './study-limits.js';

const stretch = (from: number, to: number): Stretch => ({ from, to });
const length = 600;

/** Any stretches at all, some of them turned round. */
const anything = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 700 }), to: fc.integer({ min: 0, max: 700 }) }),
  { maxLength: 8 },
);

describe('stretches of a video', () => {
  it.each([
    ['none', [], []],
    ['one', [stretch(0, 5)], [stretch(0, 5)]],
    ['two that touch', [stretch(5, 9), stretch(0, 5)], [stretch(0, 9)]],
    ['one within another', [stretch(0, 9), stretch(2, 4)], [stretch(0, 9)]],
    ['two apart', [stretch(6, 9), stretch(0, 5)], [stretch(0, 5), stretch(6, 9)]],
    ['one that ends before it begins', [stretch(5, 5), stretch(9, 2)], []],
  ])('are joined: %s', (_, stretches, joined) => {
    expect(joinStretches(stretches)).toEqual(joined);
  });

  it('are missing where the others are not', () => {
    const joined = [stretch(2, 4), stretch(6, 8)];
    expect(missingFrom(joined, stretch(0, 10))).toEqual([stretch(0, 2), stretch(4, 6), stretch(8, 10)]);
    expect(missingFrom(joined, stretch(3, 7))).toEqual([stretch(4, 6)]);
    expect(missingFrom(joined, stretch(2, 4))).toEqual([]);
    expect(missingFrom([], stretch(5, 5))).toEqual([]);
    expect([furthestOf(joined), furthestOf([]), secondsIn(joined)]).toEqual([8, 0, 4]);
  });

  it('have the same seconds joined as apart, and no others', () => {
    const secondsOf = (stretches: readonly Stretch[]) => {
      const all = new Set<number>();
      for (const { from, to } of stretches) for (let at = from; at < to; at += 1) all.add(at);
      return all;
    };
    fc.assert(
      fc.property(anything, anything, (one, two) => {
        const joined = joinStretches(one);
        expect(secondsOf(joined)).toEqual(new Set([...secondsOf(one)].sort((a, b) => a - b)));
        expect(secondsIn(joined)).toBe(secondsOf(one).size);
        const lacking = two.flatMap((each) => missingFrom(joined, each));
        const has = secondsOf(one);
        for (const second of secondsOf(two)) expect(secondsOf(lacking).has(second)).toBe(!has.has(second));
      }),
    );
  });
});

describe('the parts of a video that count', () => {
  const count = (seen: readonly Stretch[], watched: readonly Stretch[], passed = 30, reach = length) =>
    countWatched({ seen, watched, passed, reach });

  it.each([
    ['what was watched from the beginning', [], [stretch(0, 30)], [stretch(0, 30)]],
    ['what goes on', [stretch(0, 30)], [stretch(30, 60)], [stretch(0, 60)]],
    ['no more than has passed', [], [stretch(0, 90)], [stretch(0, 30)]],
    ['nothing that was watched before', [stretch(0, 60)], [stretch(10, 40)], [stretch(0, 60)]],
    ['what is new of a stretch', [stretch(0, 60)], [stretch(50, 70)], [stretch(0, 70)]],
    ['nothing behind what was skipped', [stretch(0, 10)], [stretch(60, 90)], [stretch(0, 10)]],
    ['a hole that is filled', [stretch(0, 10), stretch(11, 20)], [stretch(5, 15)], [stretch(0, 20)]],
    ['several stretches, the first ones first', [], [stretch(20, 40), stretch(0, 20)], [stretch(0, 30)]],
    ['nothing of a forged end', [], [stretch(1_000, 1_000_000)], []],
  ])('is %s', (_, seen, watched, counted) => {
    expect(count(seen, watched)).toEqual(counted);
  });

  it('ends with the video, and with the bytes sent', () => {
    expect(count([], [stretch(0, 90)], 60, 20)).toEqual([stretch(0, 20)]);
    expect(count([], [stretch(0, 30)], 60, 0)).toEqual([]);
    expect(watchReach({ seconds: length, size: 1_000, sent: 0 })).toBe(0);
    expect(watchReach({ seconds: length, size: 1_000, sent: 10 })).toBe(24);
    expect(watchReach({ seconds: length, size: 1_000, sent: 1_000 })).toBe(length);
    expect(watchReach({ seconds: null, size: 1_000, sent: 0 })).toBe(0);
    expect(watchReach({ seconds: null, size: 1_000, sent: 1 })).toBe(studyLimits.place_max);
  });

  const words = fc.array(fc.record({ passed: fc.nat({ max: 60 }), watched: anything }), { maxLength: 20 });

  it('never exceeds the clock, the video and the bytes sent, for any seeking, replay or forgery', () => {
    fc.assert(
      fc.property(words, fc.nat({ max: length }), (said, reach) => {
        let seen: readonly Stretch[] = [];
        let passed = 0;
        for (const word of said) {
          const before = secondsIn(seen);
          seen = countWatched({ seen, reach, ...word });
          passed += word.passed;
          expect(secondsIn(seen)).toBeGreaterThanOrEqual(before);
          expect(secondsIn(seen) - before).toBeLessThanOrEqual(word.passed);
          expect(seen).toEqual(joinStretches(seen));
        }
        expect(secondsIn(seen)).toBeLessThanOrEqual(Math.min(passed, reach));
        // Nobody is further than the watched part, except for the player's rounding.
        const holes = secondsIn(missingFrom(seen, stretch(0, furthestOf(seen))));
        expect(holes).toBeLessThanOrEqual(seen.length * studyLimits.watch_slack_seconds);
      }),
    );
  });

  it('does not grow when every report is repeated', () => {
    fc.assert(
      fc.property(words, (said) => {
        let seen: readonly Stretch[] = [];
        for (const word of said) seen = countWatched({ seen, reach: length, ...word });
        expect(count(seen, seen, 60)).toEqual(seen);
      }),
    );
  });

  it('is the whole video for a viewer who watches it to its end, however late each report comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_000, max: 59_000 }), { minLength: 1, maxLength: 60 }),
        (times) => {
          let seen: readonly Stretch[] = [];
          let [at, counted] = [0, 0];
          for (const ms of times) {
            at += ms;
            const passed = Math.floor((at - counted) / 1_000);
            counted += passed * 1_000;
            seen = count(seen, [stretch(0, Math.min(length, Math.floor(at / 1_000)))], passed);
          }
          expect(secondsIn(seen)).toBe(Math.min(length, Math.floor(at / 1_000)));
        },
      ),
    );
  });
});

describe('the seconds that a unit with a video requires', () => {
  it.each([
    ['its minutes', 1, 600, 60],
    ['no more than the video has, but for its last seconds', 10, 600, 595],
    ['something of the shortest video', 1, 3, 1],
    ['nothing where no minutes are asked for', 0, 600, 0],
    ['its minutes where there is no video', 10, null, 600],
  ])('is %s', (_, minutes, seconds, asked) => {
    expect(askedSeconds(minutes, seconds)).toBe(asked);
    expect(isUnitDone(asked, minutes, seconds)).toBe(true);
    expect(asked > 0 && isUnitDone(asked - 1, minutes, seconds)).toBe(false);
  });

  it('is at most the minutes that the video begins', () => {
    expect([59, 60, 61].map(videoMinutes)).toEqual([1, 1, 2]);
  });
});
