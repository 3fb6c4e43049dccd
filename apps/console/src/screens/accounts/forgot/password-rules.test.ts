import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './password-rules.js';

const met = (password: string, username = 'master01') =>
  passwordRules.filter(({ isMet }) => isMet(password, username)).map(({ key }) => key);

describe('the rules of a staff password', () => {
  it.each([
    ['', []],
    ['a', ['password.lowercase', 'password.no_name']],
    ['7', ['password.digit', 'password.no_name']],
    ['granite-58', ['password.length', 'password.lowercase', 'password.digit', 'password.no_name']],
    ['MASTER01-granite', ['password.length', 'password.lowercase', 'password.digit']],
    [`a1${'x'.repeat(63)}`, ['password.lowercase', 'password.digit', 'password.no_name']],
  ])('of %j are met: %j', (password, keys) => {
    expect(met(password)).toEqual(keys);
  });

  it('are all met by a password without a problem', () => {
    expect(passwordProblem('granite-58', 'master01')).toBeUndefined();
    expect(passwordProblem('')).toBe('field.required');
    expect(passwordProblem('granite-rock')).toBe('field.invalid_password');
    expect(passwordProblem('x-master01-58', 'Master01')).toBe('field.invalid_password');
  });
});
