import { describe, expect, it } from 'vitest';
import { isStaffPassword } from './is-staff-password.js';

describe('a staff password', () => {
  it.each([
    'river-stone-42',
    'correct horse battery 9',
    '窗前明月光疑是地上霜a1',
    'x7'.padEnd(64, 'abcdefg9'),
  ])('may be %s', (password) => {
    expect(isStaffPassword(password, 'somebody')).toBe(true);
  });

  it.each([
    ['nine characters', 'river-st4'],
    ['65 characters', 'x7'.padEnd(65, 'abcdefg9')],
    ['no lowercase letter', 'RIVER-STONE-42'],
    ['no digit', 'river-stone-xx'],
    ['a common word with a year', 'password2026'],
    ['a common word with signs', '!!Password123!!'],
    ['a common word in leet', 'p4ssw0rd99999'],
    ['a common word in full width', 'ｐａｓｓｗｏｒd202６'],
    ['the account’s own name in full width', 'my-Ｓｏｍｅｂｏｄｙ-77'],
    ['a keyboard walk', 'qwertyuiop1'],
    ['counting', 'a1234567890'],
    ['a few characters repeated', 'a1a1a1a1a1a1'],
    ['the account’s own name', 'my-Somebody-77'],
  ])('may not be %s', (_why, password) => {
    expect(isStaffPassword(password, 'somebody')).toBe(false);
  });
});
