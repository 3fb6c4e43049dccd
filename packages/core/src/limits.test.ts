import { expect, it } from 'vitest';
import * as limits from './limits.js';
import { isAccountName } from './validate/is-account-name.js';
import { isPassword } from './validate/is-password.js';

it('holds the constants of the specification, point 9', () => {
  expect(limits).toMatchObject({
    token_cookie: 'Admin-Token',
    request_timeout_ms: 10_000,
    error_toast_ms: 5_000,
    mobile_below_px: 992,
  });
});

it('agrees with the validators on the length of account names', () => {
  expect(isAccountName('a'.repeat(limits.username_length_min))).toBe(true);
  expect(isAccountName('a'.repeat(limits.username_length_min - 1))).toBe(false);
  expect(isAccountName('a'.repeat(limits.username_length_max))).toBe(true);
  expect(isAccountName('a'.repeat(limits.username_length_max + 1))).toBe(false);
});

it('agrees with the validators on the length of passwords', () => {
  const password = (length: number) => `1${'a'.repeat(length - 1)}`;
  expect(isPassword(password(limits.password_length_min))).toBe(true);
  expect(isPassword(password(limits.password_length_min - 1))).toBe(false);
  expect(isPassword(password(limits.password_length_max))).toBe(true);
  expect(isPassword(password(limits.password_length_max + 1))).toBe(false);
});
