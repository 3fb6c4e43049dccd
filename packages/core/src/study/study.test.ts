import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsStudy, acceptsStudyGate, showsStudy } from './accepts-study.js';
import { countBeat, isUnitDone } from './count-beat.js';
import { studyLimits } from './study-limits.js';

describe('countBeat', () => {
  const at = Date.parse('2026-11-21T04:00:00.000Z');
  it.each([
    ['a beat in time', 30_000, 30, 30_000],
    ['one that is a little late', 30_400, 30, 30_000],
    ['the longest that counts', 60_999, 60, 60_000],
    ['one after a silence', 61_000, 60, 61_000],
    ['one after a night', 36_000_000, 60, 36_000_000],
    ['the same again', 0, 0, 0],
    ['one within a second', 999, 0, 0],
    ['one of a clock that is behind', -5_000, 0, 0],
  ])('counts %s', (_, passed, seconds, counted) => {
    expect(countBeat(at, at + passed)).toEqual({ seconds, counted_to: at + counted });
  });

  it('counts nothing for a moment that is none', () => {
    expect(countBeat(at, Number.NaN)).toEqual({ seconds: 0, counted_to: at });
  });

  const learn = (beats: readonly number[]) => {
    let [counted_to, now, sum] = [at, at, 0];
    for (const passed of beats) {
      now += passed;
      const beat = countBeat(counted_to, now);
      counted_to = beat.counted_to;
      sum += beat.seconds;
    }
    return { sum, passed: now - at };
  };

  it('never adds up to more than the clock, for any timing of beats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 })), (beats) => {
        const { sum, passed } = learn(beats);
        expect(sum * 1_000).toBeLessThanOrEqual(passed);
      }),
    );
  });

  it('loses less than a second of beats that come in time', () => {
    const inTime = fc.integer({ min: 1, max: studyLimits.beat_most_seconds * 1_000 - 1_000 });
    fc.assert(
      fc.property(fc.array(inTime, { maxLength: 200 }), (beats) => {
        const { sum, passed } = learn(beats);
        expect(passed - sum * 1_000).toBeLessThan(1_000);
      }),
    );
  });
});

describe('a course of study', () => {
  it('completes a unit with its last required second, and at once if none is required', () => {
    expect([isUnitDone(599, 10), isUnitDone(600, 10), isUnitDone(0, 0)]).toEqual([false, true, true]);
  });

  it('counts until the exam has ended, and stays to be read after it', () => {
    const states = [
      'draft',
      'submitted',
      'refused',
      'approved',
      'closed',
      'arranged',
      'examining',
      'scoring',
      'archived',
      'cancelled',
    ] as const;
    expect(states.filter(acceptsStudy)).toEqual(['approved', 'closed', 'arranged', 'examining']);
    expect(states.filter(showsStudy)).toEqual([
      ...['approved', 'closed', 'arranged', 'examining'],
      ...['scoring', 'archived'],
    ]);
    expect(states.filter(acceptsStudyGate)).toEqual(['approved', 'closed']);
  });
});
