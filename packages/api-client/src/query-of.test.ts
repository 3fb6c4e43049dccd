import { expect, it } from 'vitest';
import { queryOf } from './query-of.js';

it('writes the fields of an input, and omits absent ones', () => {
  const input = { page: 1, is_open: false, name: 'A&B 李', unit: '', after: undefined, before: null };
  expect(queryOf(input).toString()).toBe('page=1&is_open=false&name=A%26B+%E6%9D%8E&unit=');
});
