import { expect, it } from 'vitest';
import {
  awaitsDoor,
  comesTooEarly,
  doorOpensFor,
  isSittingOver,
  markAtDoor,
  minutesPastEntry,
  sittingMarks,
  sittingOfScan,
  wasAbsent,
  wasSeen,
} from './sitting-marks.js';

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

const sunday = { sitting_id: 3, starts_at: '2026-12-06T01:00:00Z', ends_at: '2026-12-06T02:30:00Z' };
const evening = { sitting_id: 4, starts_at: '2026-12-05T11:00:00Z', ends_at: '2026-12-05T12:00:00Z' };
const opens_at = Date.parse('2026-12-04T23:00:00Z');

it.each([
  ['on the morning of the first day', [theory, sunday], '2026-12-05T00:20:00Z', false],
  ['once the first day is over', [theory, sunday], '2026-12-05T08:05:00Z', true],
  ['the evening before', [theory], '2026-12-04T13:05:00Z', true],
  ['two hours before the second day', [theory, sunday], '2026-12-05T23:00:00Z', false],
  ['once the first is over, hours before the next', [theory, evening], '2026-12-05T08:59:59Z', true],
  ['two hours before the next of the day', [theory, evening], '2026-12-05T09:00:00Z', false],
  ['on the first day, for the second one alone', [sunday], '2026-12-05T00:20:00Z', true],
  ['between two sittings of one day, from its lead on', [theory, practical], '2026-12-05T03:30:00Z', false],
  ['between two sittings of one day, before it', [theory, practical], '2026-12-05T03:29:59Z', true],
  ['before the door of the class, without a sitting', [], '2026-12-04T22:59:59Z', true],
  ['on the first day, without a sitting', [], '2026-12-05T00:20:00Z', false],
  ['after their last sitting', [theory], '2026-12-05T03:00:00Z', false],
])('says whether a candidate comes before the door of their own sitting: %s', (_, sittings, at, early) => {
  expect(comesTooEarly(sittings, Date.parse(at), opens_at)).toBe(early);
});

it('names the moment from which the door is open for somebody', () => {
  const opens = (sittings: readonly (typeof theory)[], at: string) => {
    const moment = doorOpensFor(sittings, Date.parse(at), opens_at);
    return moment === null ? null : new Date(moment).toISOString();
  };
  expect(opens([theory, practical], '2026-12-04T13:05:00Z')).toBe('2026-12-04T23:00:00.000Z');
  expect(opens([theory, practical], '2026-12-05T02:30:00Z')).toBe('2026-12-05T03:30:00.000Z');
  expect(opens([], '2026-12-04T13:05:00Z')).toBe('2026-12-04T23:00:00.000Z');
  expect(doorOpensFor([], 0, null)).toBeNull();
});

it('takes nobody in while nobody knows when the exam is', () => {
  expect(comesTooEarly([], Date.parse('2026-12-05T00:20:00Z'), null)).toBe(true);
});

it('counts the minutes of who comes after the limit of the programme, and of nobody before it', () => {
  const at = (moment: string, limit?: number) => minutesPastEntry(theory, Date.parse(moment), limit);
  expect([at('2026-12-05T01:15:00Z', 15), at('2026-12-05T01:15:01Z', 15)]).toEqual([undefined, 15]);
  expect([at('2026-12-05T01:22:40Z', 15), at('2026-12-05T01:22:40Z')]).toEqual([22, undefined]);
});

it('calls a sitting over from its end on', () => {
  const at = (moment: string) => isSittingOver(theory.ends_at, Date.parse(moment));
  expect([at('2026-12-05T02:29:59Z'), at('2026-12-05T02:30:00Z')]).toEqual([false, true]);
});

it('knows who was seen, and who was absent: called so, or never marked when the sitting is over', () => {
  expect([null, ...sittingMarks].filter(wasSeen)).toEqual(['present', 'late', 'left']);
  const at = (moment: string) =>
    [null, ...sittingMarks].filter((mark) => wasAbsent(mark, theory.ends_at, Date.parse(moment)));
  expect(at('2026-12-05T02:29:59Z')).toEqual(['absent']);
  expect(at('2026-12-05T02:30:00Z')).toEqual([null, 'absent']);
});
