import { expect, it } from 'vitest';
import { isAwaited } from './is-awaited.js';

const seat = (sitting_id: number, day: string, mark: 'present' | 'absent' | null = null) => ({
  sitting_id,
  starts_at: `${day}:00:00.000Z`,
  ends_at: `${day}:50:00.000Z`,
  mark,
});
const morning = seat(1, '2026-11-21T01', 'present');
const afternoon = seat(2, '2026-11-21T05');
const sunday = seat(3, '2026-11-22T01');
const noon = '2026-11-21T04:00:00.000Z';
const there = 'admitted' as const;

it.each([
  ['in the afternoon, after the morning', there, [morning, afternoon], noon, undefined, true],
  ['in the list of the afternoon', there, [morning, afternoon], noon, 2, true],
  ['not in the list of the morning, which is over', there, [morning, afternoon], noon, 1, false],
  ['not once they are in', there, [morning, { ...afternoon, mark: 'late' as const }], noon, 2, false],
  ['although they were called absent', there, [{ ...afternoon, mark: 'absent' as const }], noon, 2, true],
  ['not before the door of the next day', there, [morning, sunday], noon, undefined, false],
  [
    'not days before the door, although they have not come at all',
    'waiting' as const,
    [sunday],
    noon,
    undefined,
    false,
  ],
  ['who has not come at all, once the door is open', 'waiting' as const, [afternoon], noon, undefined, true],
  ['without a seat', 'waiting' as const, [], noon, undefined, true],
  ['not without a seat once they are in', there, [], noon, undefined, false],
])('offers to check in by name %s', (_, attendance, seats, at, sitting, awaited) => {
  expect(isAwaited({ attendance, seats }, sitting, Date.parse(at))).toBe(awaited);
});
