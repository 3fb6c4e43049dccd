import { describe, expect, it } from 'vitest';
import { fillText, placeholdersOf } from './fill-text.js';

describe('fillText', () => {
  it('fills every place, and a name twice if it occurs twice', () => {
    expect(fillText('{name}：{enrol_no}，{name}', { name: '李晓明', enrol_no: 'A-1' })).toBe(
      '李晓明：A-1，李晓明',
    );
  });

  it('does not fill placeholders inside a value', () => {
    expect(fillText('{name} {fee}', { name: '{fee}', fee: '¥1' })).toBe('{fee} ¥1');
  });

  it('names the missing value', () => {
    expect(() => fillText('{name}, {venue}', { name: 'A' })).toThrow('{venue}');
  });

  it('names the places of a text once each', () => {
    expect(placeholdersOf('{a} {b} {a}')).toEqual(['a', 'b']);
  });
});
