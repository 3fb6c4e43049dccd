import { studyLimits } from '@skillcert/core';
import { expect, it } from 'vitest';
import { readMinutes } from './read-minutes.js';

const most = studyLimits.required_minutes_max;

it.each([
  ['30', 30],
  [' 0 ', 0],
  ['４５', 45],
  [String(most), most],
  [String(most + 1), undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e2', undefined],
  ['一小时', undefined],
])('reads %j as %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
