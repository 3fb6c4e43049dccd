import { describe, expect, it } from 'vitest';
import { progressOf } from './progress-of.js';

const rows = { read: 0, good: 0, wrong: 0, double: 0, enrolled: 0, refused: 0 };

describe('the progress of an import', () => {
  it('is, while it is checked, of all rows: the good, the wrong and the double are through', () => {
    const seen = [
      { ...rows, read: 10 },
      { ...rows, read: 6, good: 2, wrong: 1, double: 1 },
      { ...rows, good: 7, wrong: 2, double: 1 },
    ].map((each) => progressOf({ status: 'checking', rows: each }));
    expect(seen).toEqual([0, 4, 10].map((done) => ({ isChecking: true, done, max: 10 })));
  });

  it('is, while it runs, of the good rows alone: the enrolled and the refused are through', () => {
    const left = { ...rows, wrong: 2, double: 1 };
    const seen = [
      { ...left, good: 7 },
      { ...left, good: 3, enrolled: 3, refused: 1 },
      { ...left, enrolled: 5, refused: 2 },
    ].map((each) => progressOf({ status: 'running', rows: each }));
    expect(seen).toEqual([0, 4, 7].map((done) => ({ isChecking: false, done, max: 7 })));
  });

  it('is zero of zero before the first row is known', () => {
    expect(progressOf({ status: 'checking', rows })).toEqual({ isChecking: true, done: 0, max: 0 });
  });
});
