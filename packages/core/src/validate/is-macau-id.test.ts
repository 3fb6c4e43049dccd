import { describe, expect, it } from 'vitest';
import { isMacauId } from './is-macau-id.js';

describe('isMacauId', () => {
  it.each([
    ['1234567(8)', 'brackets'],
    ['5234567(8)', 'a number that begins with 5'],
    ['7234567(0)', 'a number that begins with 7'],
    ['12345678', 'digits only'],
    ['1/234567/8', 'slashes'],
  ])('accepts %s: %s', (input) => {
    expect(isMacauId(input)).toBe(true);
  });

  it.each([
    ['2234567(8)', 'another first digit'],
    ['|234567(8)', 'a bar, which the public pattern [1|5|7] accepts'],
    ['1234567', 'no check'],
    ['123456(8)', 'a digit short'],
    ['1234567(8', 'a bracket that does not close'],
    ['1/234567(8)', 'slash and brackets'],
    ['1/2345678', 'one slash'],
    ['1234567（8）', 'full-width brackets'],
    ['1234567(8)\n', 'a line break after'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isMacauId(input)).toBe(false);
  });

  it('takes only the form with brackets when asked to', () => {
    expect(isMacauId('1234567(8)', { brackets: true })).toBe(true);
    expect(isMacauId('12345678', { brackets: true })).toBe(false);
    expect(isMacauId('1/234567/8', { brackets: true })).toBe(false);
  });
});
