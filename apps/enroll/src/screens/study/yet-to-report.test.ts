import { studyLimits } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { yetToReport } from './yet-to-report.js';

describe('the stretches of a video still to report', () => {
  it('is watched and does not count yet', () => {
    const watched = [
      { from: 0, to: 40 },
      { from: 50, to: 60 },
    ];
    expect(yetToReport(watched, [])).toEqual(watched);
    expect(yetToReport(watched, [{ from: 0, to: 30 }])).toEqual([
      { from: 30, to: 40 },
      { from: 50, to: 60 },
    ]);
    expect(yetToReport(watched, [{ from: 0, to: 60 }])).toEqual([]);
    expect(yetToReport([], [{ from: 0, to: 60 }])).toEqual([]);
  });

  it('is at most one report, the first part of it', () => {
    const watched = Array.from({ length: 50 }, (_, at) => ({ from: at * 2, to: at * 2 + 1 }));
    expect(yetToReport(watched, [])).toEqual(watched.slice(0, studyLimits.stretches_max));
  });
});
