import { describe, expect, it } from 'vitest';
import { isHongKongId } from './is-hong-kong-id.js';

describe('isHongKongId', () => {
  it.each([
    ['A123456(3)', 'the usual sample'],
    ['A1234563', 'no brackets'],
    ['A123456[3]', 'square brackets'],
    ['a123456(3)', 'a small letter'],
    ['AB987654(3)', 'two letters'],
    ['ab9876543', 'two small letters, no brackets'],
    ['G123456(A)', 'a check of A, which is 10'],
    ['g123456(a)', 'small letters'],
    ['Z000000(1)', 'the last letter'],
  ])('accepts %s: %s', (input) => {
    expect(isHongKongId(input)).toBe(true);
  });

  it('has one check for each number', () => {
    const checks = [...'0123456789A'].filter((check) => isHongKongId(`C668668(${check})`));
    expect(checks).toEqual(['9']);
  });

  it.each([
    ['A123456(4)', 'a wrong check'],
    ['B123456(3)', 'another letter'],
    ['A123457(3)', 'another digit'],
    ['A132456(3)', 'two digits swapped'],
    ['A123456(3', 'a bracket that does not close'],
    ['A1234563)', 'a bracket that does not open'],
    ['A123456(3]', 'two kinds of brackets'],
    ['A123456（3）', 'full-width brackets'],
    ['A123456 (3)', 'a space'],
    ['A12345(3)', 'five digits'],
    ['ABC123456(3)', 'three letters'],
    ['1123456(3)', 'no letter'],
    ['ı123456(3)', 'a letter that upper-cases to I'],
    ['ﬀ123456(3)', 'a ligature that upper-cases to two letters'],
    ['A123456(B)', 'a check beyond A'],
    ['A123456()', 'no check'],
    ['A123456(3)\n', 'a line break after'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isHongKongId(input)).toBe(false);
  });
});
