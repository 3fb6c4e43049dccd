import type { RosterRow } from '@skillcert/api-client';
import type { SittingMark } from '@skillcert/core';
import { expect, it } from 'vitest';
import { marksToWrite, takenBack } from './marks-to-write.js';

const row = (
  enrolment_id: number,
  mark: SittingMark | null,
  device: string | null = null,
): Pick<RosterRow, 'enrolment_id' | 'seats'> => ({
  enrolment_id,
  seats: [1, 2].map((sitting_id) => ({
    sitting_id,
    subject: 'theory',
    starts_at: '2026-11-21T01:00:00.000Z',
    ends_at: '2026-11-21T02:00:00.000Z',
    room_id: 5,
    room_name: '第 1 考场',
    row: 1,
    column: 1,
    mark: sitting_id === 2 ? mark : 'late',
    marked_at: null,
    device: sitting_id === 2 ? device : 'b7c1f0e2-door-2',
  })),
});
const rows = [row(1, null), row(2, 'present'), row(3, 'absent'), row(4, null)];
const write = (mark: SittingMark | null, whom: ReadonlySet<string> | 'others') => {
  const { marks, replaced } = marksToWrite(rows, { sitting_id: 2, mark, whom });
  return [marks.map(({ enrolment_id, seen }) => [enrolment_id, seen]), replaced];
};

it('marks the chosen ones as they were seen, and counts the marks that it replaces', () => {
  expect(write('present', new Set(['1', '2', '3']))).toEqual([
    [
      [1, null],
      [3, 'absent'],
    ],
    1,
  ]);
  expect(write('left', new Set(['2']))).toEqual([[[2, 'present']], 1]);
});

it('marks all others where nobody said anything, and leaves every mark as it is', () => {
  expect(write('present', 'others')).toEqual([
    [
      [1, null],
      [4, null],
    ],
    0,
  ]);
});

it('takes back the marks of those who have one', () => {
  expect(write(null, new Set(['1', '2', '3']))).toEqual([
    [
      [2, 'present'],
      [3, 'absent'],
    ],
    2,
  ]);
});

it('brings back what was there before, also another mark', () => {
  const marks = [
    { enrolment_id: 1, mark: 'present' as const, seen: null },
    { enrolment_id: 2, mark: 'present' as const, seen: 'absent' as const },
  ];
  expect(takenBack(marks)).toEqual([
    { enrolment_id: 1, mark: null, seen: 'present' },
    { enrolment_id: 2, mark: 'absent', seen: 'present' },
  ]);
});

it('brings back marks by name alone: one of the door would come back as one by name', () => {
  const bringsBack = (...people: Parameters<typeof marksToWrite>[0]) =>
    marksToWrite(people, { sitting_id: 2, mark: 'absent', whom: new Set(['1', '2']) }).bringsBack;
  expect(bringsBack(row(1, null), row(2, 'present'))).toBe(true);
  expect(bringsBack(row(1, null), row(2, 'present', 'b7c1f0e2-door-1'))).toBe(false);
  expect(bringsBack(row(1, null), row(3, 'present', 'b7c1f0e2-door-1'))).toBe(true);
});
