import { limits } from '@skillcert/core';
import { expect, it } from 'vitest';
import { isMany } from './is-many.js';

const most = limits.approve_at_once_max;

it('is in the background for more than one request takes', () => {
  expect(isMany({ size: most }, undefined)).toBe(false);
  expect(isMany({ size: most + 1 }, undefined)).toBe(true);
});

it('is in the background for a few while an older result is shown, which theirs replaces', () => {
  expect(isMany({ size: most - 11 }, { job_id: 7 })).toBe(true);
  expect(isMany({ size: 1 }, { job_id: 7 })).toBe(true);
});
