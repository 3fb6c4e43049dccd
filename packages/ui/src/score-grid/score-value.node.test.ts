import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf, readScore, showScore } from './score-value.js';

const whole = { id: 'theory', label: '理论知识' };
const half = { id: 'skill', label: '技能', max: 60, decimals: 1 };
const marks = [{ id: 'absent', label: '缺考', key: 'q' }];

describe('readScore', () => {
  it.each([
    ['85', whole, 85, 'a score'],
    [' 85 ', whole, 85, 'spaces around it'],
    ['８５', whole, 85, 'full-width digits'],
    ['85.0', whole, 85, 'a fraction of nothing'],
    ['42.5', half, 42.5, 'a half'],
    ['42,5', half, 42.5, 'a decimal comma'],
    ['４２。５', half, 42.5, 'the ideographic full stop'],
    ['.5', half, 0.5, 'no digit before the point'],
    ['-0', whole, 0, 'a nought below zero'],
    ['', whole, null, 'nothing'],
    ['　', whole, null, 'an ideographic space'],
    ['absent', whole, 'absent', 'a mark by its id'],
    ['缺考', whole, 'absent', 'a mark by its label'],
    ['Ｑ', whole, 'absent', 'a mark by its key, full-width and large'],
  ])('reads %j', (text, column, value, _why) => {
    expect(readScore(text, column, marks)).toBe(value);
    expect(problemOf(readScore(text, column, marks), column, marks)).toBeNull();
  });

  it.each([
    ['eighty', whole, 'not_a_number'],
    ['1e2', whole, 'not_a_number'],
    ['8.5.1', half, 'not_a_number'],
    ['-1', whole, 'too_small'],
    ['101', whole, 'too_large'],
    ['8,5', whole, 'too_fine'],
    ['42.25', half, 'too_fine'],
  ])('keeps %j as it was typed and says why', (text, column, problem) => {
    expect(readScore(text, column, marks)).toBe(text);
    expect(problemOf(text, column, marks)).toBe(problem);
  });

  it('finds fault with a number that the host brings', () => {
    expect(problemOf(120, whole, marks)).toBe('too_large');
    expect(showScore(85.25, whole, marks)).toBe('85.25');
  });

  it('reads its own output', () => {
    assert(
      property(integer({ min: 0, max: 600 }), (tenths) => {
        expect(readScore(showScore(tenths / 10, half, marks), half, marks)).toBe(tenths / 10);
      }),
    );
    assert(
      property(double({ noNaN: true, noDefaultInfinity: true }), (any) => {
        const value = readScore(String(any), half, marks);
        expect(readScore(showScore(value, half, marks), half, marks)).toBe(value);
      }),
    );
  });
});
