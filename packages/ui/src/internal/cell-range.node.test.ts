import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInRange, placeAfterKey, placesIn, rangeBetween } from './cell-range.js';

const size = { rows: 500, columns: 6 };
const at = { row: 20, column: 2 };

describe('placeAfterKey', () => {
  it.each([
    ['ArrowUp', false, 19, 2],
    ['ArrowDown', false, 21, 2],
    ['ArrowLeft', false, 20, 1],
    ['ArrowRight', false, 20, 3],
    ['ArrowDown', true, 499, 2],
    ['ArrowLeft', true, 20, 0],
    ['Home', false, 20, 0],
    ['End', false, 20, 5],
    ['Home', true, 0, 0],
    ['End', true, 499, 5],
    ['PageUp', false, 10, 2],
    ['PageDown', false, 30, 2],
  ])('%s (Ctrl: %s) goes to row %i, column %i', (key, control, row, column) => {
    expect(placeAfterKey(key, control, at, size, 10)).toEqual({ row, column });
  });

  it('leaves other keys alone', () => {
    expect(placeAfterKey('a', false, at, size, 10)).toBeNull();
  });

  it('never leaves the grid', () => {
    const keys = constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    const small = { rows: integer({ min: 1, max: 30 }), columns: integer({ min: 1, max: 6 }) };
    assert(
      property(keys, boolean(), record(small), integer({ min: 0, max: 29 }), (key, control, grid, row) => {
        const from = { row: Math.min(row, grid.rows - 1), column: 0 };
        const next = placeAfterKey(key, control, from, grid, 10) ?? { row: -1, column: -1 };
        const all = { top: 0, left: 0, bottom: grid.rows - 1, right: grid.columns - 1 };
        expect(isInRange(all, next)).toBe(true);
      }),
    );
  });
});

describe('a range', () => {
  it('holds each of its cells once, whichever corners it was drawn between', () => {
    const place = record({ row: integer({ min: 0, max: 9 }), column: integer({ min: 0, max: 5 }) });
    assert(
      property(place, place, (one, other) => {
        const range = rangeBetween(one, other);
        const places = placesIn(range);
        expect(new Set(places.map(({ row, column }) => row * 10 + column)).size).toBe(places.length);
        expect(places.every((each) => isInRange(range, each))).toBe(true);
        expect(places).toContainEqual(one);
        expect(places).toContainEqual(other);
        expect(rangeBetween(other, one)).toEqual(range);
      }),
    );
  });
});
