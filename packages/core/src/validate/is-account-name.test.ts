import { describe, expect, it } from 'vitest';
import { isAccountName } from './is-account-name.js';

describe('isAccountName', () => {
  it.each([
    ['admin', 'five letters'],
    ['a1234', 'letters and digits'],
    ['1234a', 'a digit first'],
    ['MasterOfBeijing01', '17 characters'],
  ])('accepts %s: %s', (input) => {
    expect(isAccountName(input)).toBe(true);
  });

  it.each([
    ['abcd', 'four characters'],
    ['abcdefghijklmnopqr', '18 characters'],
    ['12345', 'digits only'],
    ['user_name', 'an underscore'],
    ['user-name', 'a dash'],
    ['user name', 'a space'],
    [' admin', 'a space before'],
    ['admin\n', 'a line break after'],
    ['管理员账号', 'letters outside ASCII'],
    ['ａｄｍｉｎ', 'full-width letters'],
    ['adminſ', 'a letter that folds to s'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isAccountName(input)).toBe(false);
  });
});
