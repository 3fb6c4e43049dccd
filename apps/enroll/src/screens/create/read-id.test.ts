import { expect, it } from 'vitest';
import { readId } from './read-id.js';

it.each([
  ['180143985094819', 180143985094819],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['9007199254740993', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s as %s', (text, id) => {
  expect(readId(text)).toBe(id);
});
