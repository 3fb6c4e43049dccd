import { describe, expect, it } from 'vitest';
import { isPassword } from './is-password.js';

describe('isPassword', () => {
  it.each([
    ['abcde1', 'six characters'],
    ['abcdefghijklmno1', '16 characters'],
    ['Abc123!@#', 'capitals and signs'],
    ['a 1 b c', 'spaces inside'],
    [' abc12 ', 'spaces around: a password is not trimmed'],
    ['密码密码a1', 'letters of any script'],
    ['😀😀😀😀a1', 'six code points'],
    [`${'😀'.repeat(14)}a1`, '16 code points'],
  ])('accepts %j: %s', (input) => {
    expect(isPassword(input)).toBe(true);
  });

  it.each([
    ['abcd1', 'five characters'],
    ['abcdefghijklmnop1', '17 characters'],
    ['abcdef', 'no digit'],
    ['123456', 'no letter'],
    ['ABCDE1', 'no small letter'],
    ['àèìòù1', 'no small letter of ASCII'],
    ['abcde١', 'no digit of ASCII'],
    ['abcde1\n', 'a line break'],
    ['abcde1\0', 'a NUL'],
    ['abcde1\x7f', 'a DEL'],
    ['abcde1\ud800', 'half a code point'],
    ['😀a1', 'three code points'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isPassword(input)).toBe(false);
  });

  it('takes a stricter length where a policy asks for it', () => {
    expect(isPassword('abcdefgh1', { min: 10 })).toBe(false);
    expect(isPassword('abcdefghi1', { min: 10 })).toBe(true);
    expect(isPassword(`${'a'.repeat(40)}1`, { max: 64 })).toBe(true);
  });
});
