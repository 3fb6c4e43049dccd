import { expect, it } from 'vitest';
import { shrunkSize } from './shrink-photo.js';

it.each([
  ['a camera picture shrinks to 1600', [3000, 4000], { width: 1200, height: 1600 }],
  ['a small picture stays as it is', [500, 700], { width: 500, height: 700 }],
  ['a long strip stays wide enough for the ID photo', [600, 6000], { width: 413, height: 4130 }],
])('%s', (_, [width = 0, height = 0], size) => {
  expect(shrunkSize(width, height)).toEqual(size);
});
