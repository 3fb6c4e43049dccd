import { describe, expect, it } from 'vitest';
import { cellOf, isDifferent, isToCorrect, nextPlace, summarise } from './cell-problems.js';
import { compareEntries } from './compare-entries.js';

const facts = {
  rows: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
  columns: ['x', 'y'].map((id) => ({ id, label: id })),
  marks: [{ id: 'absent', label: '缺考', key: 'q' }],
  value: { a: { x: 85, y: 'absent' }, b: { x: '8O', y: 60 }, c: { x: 200 } },
  first: { a: { x: 58, y: 'absent' }, b: { x: 80 }, c: { x: 20, y: 70 } },
  saves: { a: { x: { state: 'refused', reason: 'Frozen' }, y: { state: 'unsaved' } } },
} as const;

describe('compareEntries', () => {
  it.each([
    [null, null, 'empty'],
    [85, null, 'waiting'],
    [85, 85, 'same'],
    ['absent', 'absent', 'same'],
    [85, 58, 'differs'],
    [85, 'absent', 'differs'],
    [0, null, 'waiting'],
    [null, 85, 'differs'],
  ])('of %j and %j says %s', (first, second, match) => {
    expect(compareEntries(first, second)).toBe(match);
  });
});

describe('the cells', () => {
  it('are counted', () => {
    expect(summarise(facts)).toEqual({ total: 6, entered: 5, toCorrect: 3, differ: 2, unsaved: 1 });
  });

  it('to correct are found one after the other, and round again', () => {
    const first = nextPlace(facts, { row: 0, column: 0 }, isToCorrect);
    expect(first).toEqual({ row: 1, column: 0 });
    expect(nextPlace(facts, first ?? { row: 0, column: 0 }, isToCorrect)).toEqual({ row: 2, column: 0 });
    expect(nextPlace(facts, { row: 2, column: 0 }, isToCorrect)).toEqual({ row: 0, column: 0 });
  });

  it('that differ are those that can be read', () => {
    expect(nextPlace(facts, { row: 0, column: 0 }, isDifferent)).toEqual({ row: 1, column: 1 });
    expect(nextPlace({ ...facts, first: null }, { row: 0, column: 0 }, isDifferent)).toBeNull();
  });

  it('that take no score are neither counted nor to correct, and are not compared', () => {
    const locked = { ...facts, locks: { a: { y: '保留' }, b: { x: '保留' } } };
    expect(summarise(locked)).toEqual({ total: 4, entered: 3, toCorrect: 2, differ: 2, unsaved: 0 });
    const [row, column] = [locked.rows[1], locked.columns[0]];
    const kept = row && column && cellOf(locked, row, column);
    expect(kept).toMatchObject({ value: '8O', problem: null, match: null, locked: '保留' });
    expect(nextPlace(locked, { row: 0, column: 0 }, isToCorrect)).toEqual({ row: 2, column: 0 });
  });

  it('compare nothing without a first entry sheet', () => {
    const [row, column] = [facts.rows[0], facts.columns[0]];
    expect(row && column && cellOf({ ...facts, first: null }, row, column).match).toBeNull();
  });
});
