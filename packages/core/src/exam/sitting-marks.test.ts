import { expect, it } from 'vitest';
import { awaitsDoor, markAtDoor, marksFrom, sittingMarks, sittingOfScan } from './sitting-marks.js';

const theory = { sitting_id: 1, starts_at: '2026-12-05T01:00:00Z', ends_at: '2026-12-05T02:30:00Z' };
const practical = { sitting_id: 2, starts_at: '2026-12-05T05:30:00Z', ends_at: '2026-12-05T07:30:00Z' };

it.each([
  ['before the first', '2026-12-05T00:20:00Z', 1],
  ['during the first', '2026-12-05T02:29:59Z', 1],
  ['once the first is over', '2026-12-05T02:30:00Z', 2],
  ['during the last', '2026-12-05T06:00:00Z', 2],
  ['after the last', '2026-12-05T07:30:00Z', undefined],
])('takes a scan for the sitting that is on or next: %s', (_, at, sitting_id) => {
  expect(sittingOfScan([practical, theory], Date.parse(at))?.sitting_id).toBe(sitting_id);
});

it('calls an arrival after the beginning late', () => {
  const at = (moment: string) => markAtDoor(theory, Date.parse(moment));
  expect([at('2026-12-05T01:00:00Z'), at('2026-12-05T01:00:01Z')]).toEqual(['present', 'late']);
});

it('admits a candidate who was marked absent, and nobody twice', () => {
  expect([null, ...sittingMarks].filter(awaitsDoor)).toEqual([null, 'absent']);
});

it('marks by name from two hours before', () => {
  expect(new Date(marksFrom(theory.starts_at)).toISOString()).toBe('2026-12-04T23:00:00.000Z');
});
