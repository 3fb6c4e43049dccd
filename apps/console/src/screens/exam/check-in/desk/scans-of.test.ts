import type { RosterRow } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { pairsOf, takenBackOf } from './scans-of.js';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const seat = (sitting_id: number, marked_at: string | null, device: string | null) => ({
  sitting_id,
  subject: sitting_id === 1 ? 'theory' : 'practical',
  starts_at: at('01:00'),
  ends_at: at('02:00'),
  room_id: 5,
  room_name: '第 1 考场',
  row: 1,
  column: 1,
  mark: marked_at ? ('present' as const) : null,
  marked_at,
  device,
});
const row = (more: Partial<RosterRow>): RosterRow => ({
  class_id: 64,
  enrolment_id: 7,
  enrol_no: 'C26-00007',
  name: '李晓明',
  id_masked: '1101**********002X',
  attendance: 'admitted',
  admitted_at: at('00:40'),
  device: 'device-one',
  conflicts: [],
  seats: [],
  late_by: [],
  ...more,
});

it('puts the device that let somebody into the sitting beside the one that did so later', () => {
  const first = { scanned_at: at('02:40'), device: 'device-two' };
  const conflict = { event_id: 9, sitting_id: 2, scanned_at: at('02:45'), device: 'device-six', first };
  const earlier = { ...conflict, event_id: 10, scanned_at: at('02:38') };
  const seats = [seat(1, at('00:40'), 'device-one'), seat(2, at('02:40'), 'device-two')];
  const pairs = pairsOf(row({ conflicts: [conflict, earlier], seats }));
  const said = pairs.map(({ id, seat: of, scans }) => [
    id,
    of?.sitting_id,
    ...scans.map(({ device }) => device),
  ]);
  expect(said).toEqual([
    ['9', 2, 'device-two', 'device-six'],
    ['10', 2, 'device-six', 'device-two'],
  ]);
});

it('lists everything that is taken back with an admission: each sitting of the door, no mark by name', () => {
  const seats = [
    seat(1, at('00:40'), 'device-one'),
    seat(2, at('02:40'), 'device-two'),
    seat(3, at('03:00'), null),
  ];
  expect(takenBackOf(row({ seats })).map(({ seat: of }) => of?.sitting_id)).toEqual([1, 2]);
  expect(takenBackOf(row({}))).toMatchObject([
    { seat: undefined, scanned_at: at('00:40'), device: 'device-one' },
  ]);
  expect(takenBackOf(row({ admitted_at: null, device: null }))).toEqual([]);
});
