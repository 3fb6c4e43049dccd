import { expect, it } from 'vitest';
import { lastPage } from './last-page.js';

it.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [22, 50, 1],
  [122, 50, 3],
])('of %i rows, %i to a page, is page %s', (total, limit, last) => {
  expect(lastPage({ total, limit })).toBe(last);
});
