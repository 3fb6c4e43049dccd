import { describe, expect, it } from 'vitest';
import {
  answered,
  lateFor,
  letInBy,
  looksOf,
  pastEntryOf,
  type ShownScan,
  shownHere,
} from './shown-result.js';

const at = '2026-11-21T01:12:00.000Z';
const seat = {
  sitting_id: 1,
  subject: 'theory',
  starts_at: '2026-11-21T01:00:00.000Z',
  ends_at: '2026-11-21T02:30:00.000Z',
  room_id: 3,
  room_name: '第 3 考场',
  row: 3,
  column: 2,
} as const;
const scanned = { nonce: 'nonce-0001', enrol_no: 'C26-00001', scanned_at: at };
const here = (mark: 'present' | 'late'): ShownScan => ({
  ...shownHere(scanned, undefined),
  seats: [{ ...seat, mark, marked_at: at, device: 'device-one' }],
  status: 'admitted_here',
});

describe('a result at the door', () => {
  it('shows a late arrival in its own tone, with or without a connection', () => {
    expect(looksOf(here('present')).tone).toBe('success');
    expect(looksOf(here('late')).tone).toBe('warning');
    expect(looksOf({ ...here('late'), status: 'admitted' }).tone).toBe('warning');
    expect(lateFor(here('late'))?.starts_at).toBe(seat.starts_at);
    expect(lateFor({ ...here('late'), status: 'denied' })).toBeUndefined();
  });

  it('counts the minutes of who comes after the limit of the programme, and of nobody before it', () => {
    expect(pastEntryOf(here('late'))).toBeUndefined();
    const later = { ...here('late'), at: '2026-11-21T01:22:40.000Z' };
    expect([pastEntryOf(later), pastEntryOf({ ...later, status: 'admitted' })]).toEqual([22, 22]);
    expect(pastEntryOf({ ...later, status: 'denied' })).toBeUndefined();
    expect(looksOf(later)).toEqual({ tone: 'warning', sound: 'unsure' });
    // An invigilator saw them before, and said then that they are late.
    const byName = { ...later, seats: later.seats.map((each) => ({ ...each, device: null })) };
    expect([pastEntryOf(byName), looksOf(byName).tone]).toEqual([undefined, 'warning']);
  });

  it('names the device of the sitting that is on, not that of the morning', () => {
    const candidate = { name: '李晓明', admitted_at: '2026-11-21T00:40:00.000Z', device: 'device-one' };
    const shown = { ...here('present'), candidate, reason: 'already_admitted' as const };
    const scannedBy = (device: string | null, mark: 'present' | null = 'present') =>
      letInBy({ ...shown, seats: [{ ...seat, mark, marked_at: at, device }] })?.device;
    expect([scannedBy('device-two'), scannedBy(null), scannedBy(null, null)]).toEqual([
      'device-two',
      undefined,
      'device-one',
    ]);
  });

  it('follows the server’s later answer, and keeps the photo', () => {
    const answer = {
      nonce: scanned.nonce,
      status: 'conflict' as const,
      first: null,
      reason: null,
      opens_at: null,
      enrol_no: scanned.enrol_no,
      candidate: null,
      replaced: false,
      seats: [],
    };
    const shown = { ...here('present'), photo: 'data:image/jpeg;base64,' };
    expect(answered(shown, [answer])).toMatchObject({ status: 'conflict', photo: shown.photo, at });
    expect(looksOf(answered(shown, [answer])).tone).toBe('danger');
    expect(answered(shown, [{ ...answer, nonce: 'nonce-0002' }])).toBe(shown);
  });
});
