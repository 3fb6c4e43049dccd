import { expect, it } from 'vitest';
import { canTakeOver } from './can-take-over.js';

const now = new Date('2026-11-22T04:00:00Z');
const claimed = { status: 'in_review', claimed_by_me: false, claimed_until: '2026-11-22T04:10:00Z' } as const;

it.each([
  ['a claim of another that still holds', claimed, false],
  ['one that has run out', { ...claimed, claimed_until: '2026-11-22T04:00:00Z' }, true],
  ['one without an end', { ...claimed, claimed_until: null }, true],
  ['one’s own', { ...claimed, claimed_by_me: true, claimed_until: null }, false],
  ['what nobody has claimed', { ...claimed, status: 'submitted', claimed_until: null } as const, false],
])('%s: %s', (_, detail, may) => {
  expect(canTakeOver(detail, now)).toBe(may);
});
