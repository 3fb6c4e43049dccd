import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.js';

describe('a new password', () => {
  it.each([
    'river-stone-42',
    'correct horse battery 9',
    '窗前明月光疑是地上霜a1',
    'x7'.padEnd(64, 'abcdefg9'),
  ])('may be %s', (password) => {
    expect(passwordProblem('staff', password, 'somebody')).toBeUndefined();
  });

  it.each([
    ['nine characters', 'river-st4', 'invalid_password'],
    ['65 characters', 'x7'.padEnd(65, 'abcdefg9'), 'invalid_password'],
    ['no lowercase letter', 'RIVER-STONE-42', 'invalid_password'],
    ['no digit', 'river-stone-xx', 'invalid_password'],
    ['a common word with a year', 'password2026', 'common_password'],
    ['a common word with signs', '!!Password123!!', 'common_password'],
    ['a common word in leet', 'p4ssw0rd99999', 'common_password'],
    ['a common word in full width', 'ｐａｓｓｗｏｒd202６', 'common_password'],
    ['the account’s own name in full width', 'my-Ｓｏｍｅｂｏｄｙ-77', 'password_has_name'],
    ['a keyboard walk', 'qwertyuiop1', 'common_password'],
    ['counting', 'a1234567890', 'common_password'],
    ['a few characters repeated', 'a1a1a1a1a1a1', 'common_password'],
    ['the account’s own name', 'my-Somebody-77', 'password_has_name'],
  ])('may not be %s', (_why, password, problem) => {
    expect(passwordProblem('staff', password, 'somebody')).toBe(problem);
  });

  it('of a candidate may be shorter, and says that it is guessed first', () => {
    expect(passwordProblem('candidate', 'ginkgo77', 'somebody')).toBeUndefined();
    expect(passwordProblem('candidate', 'secret99', 'somebody')).toBe('common_password');
  });
});
