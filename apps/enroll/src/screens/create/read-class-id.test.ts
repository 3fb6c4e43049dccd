import { expect, it } from 'vitest';
import { readClassId } from './read-class-id.js';

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
  expect(readClassId(text)).toBe(id);
});
