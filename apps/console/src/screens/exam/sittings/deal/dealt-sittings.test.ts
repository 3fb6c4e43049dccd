import type { SittingRow } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { asBefore, busyOfDealt, dealtSittings, messagesBySitting, sittingsOf } from './dealt-sittings.js';

const sitting = (
  sitting_id: number,
  room_id: number,
  from: string,
  more: Partial<SittingRow> = {},
): SittingRow => ({
  class_id: 7,
  sitting_id,
  subject: from < '06' ? 'theory' : 'practical',
  starts_at: `2026-12-05T${from}:00:00.000Z`,
  ends_at: `2026-12-05T${from}:50:00.000Z`,
  room_id,
  room_name: `第 ${room_id} 考场`,
  address: '',
  floor: '',
  seats: 30,
  invigilators: [],
  updated_at: `2026-11-20T02:00:0${sitting_id}.000Z`,
  ...more,
});
const chosen = [
  sitting(1, 1, '01', {
    invigilators: [
      { user_id: 9, name: '邵慧敏' },
      { user_id: null, name: '江九' },
    ],
  }),
  sitting(2, 2, '01'),
  sitting(3, 1, '07'),
  sitting(4, 2, '07'),
];
const accounts = [{ user_id: 8, name: '江二' }];

it('deals to the chosen sittings, or to those to come that nobody invigilates', () => {
  const of = (...asked: readonly [whose: Parameters<typeof sittingsOf>[1], at: string]) =>
    sittingsOf(chosen, asked[0], Date.parse(`2026-12-05T${asked[1]}.000Z`)).map(
      ({ sitting_id }) => sitting_id,
    );
  expect(of('unattended', '00:00:00')).toEqual([2, 3, 4]);
  // One that is on has need of somebody still; one that is over does not.
  expect(of('unattended', '01:49:59')).toEqual([2, 3, 4]);
  expect(of('unattended', '01:50:00')).toEqual([3, 4]);
  expect(of('unattended', '08:00:00')).toEqual([]);
  expect(of(new Set(['1', '4']), '08:00:00')).toEqual([1, 4]);
});

it('keeps a name in its room through all sittings there, and links accounts', () => {
  const dealt = dealtSittings(chosen, ['江一', '江二', '江三'], accounts);
  expect(
    dealt.map(({ sitting_id, people, user_ids, names }) => [sitting_id, people, user_ids, names]),
  ).toEqual([
    [1, ['江一', '江三'], [], ['江一', '江三']],
    [2, ['江二'], [8], []],
    [3, ['江一', '江三'], [], ['江一', '江三']],
    [4, ['江二'], [8], []],
  ]);
  expect(dealt[0]).toMatchObject({ updated_at: chosen[0]?.updated_at, before: ['邵慧敏', '江九'] });
});

it('leaves sittings alone for which there is no name', () => {
  expect(dealtSittings(chosen, ['江一'], []).map(({ sitting_id }) => sitting_id)).toEqual([1, 3]);
  expect(dealtSittings(chosen, [], [])).toEqual([]);
});

it('says what keeps a name busy elsewhere, and not the sittings whose invigilators are replaced', () => {
  const dealt = dealtSittings(chosen.slice(0, 2), ['江一', '江九'], []);
  const taken = (name: string, room_name: string, hour: string) => ({
    name,
    room_name,
    subject: 'theory',
    starts_at: `2026-12-05T${hour}:00:00.000Z`,
    ends_at: `2026-12-05T${hour}:50:00.000Z`,
    class_name: null,
    elsewhere: false,
  });
  const names = [
    // The sitting of the list that is dealt anew.
    taken('江九', '第 1 考场', '01'),
    taken('江一', '第 5 考场', '01'),
    taken('江一', '第 6 考场', '09'),
  ];
  const busy = { rooms: [], people: [{ ...taken('', '第 8 考场', '01'), user_id: 8 }], names };
  expect(dealt.map((each) => busyOfDealt(each, dealt, busy).names.map(({ room_name }) => room_name))).toEqual(
    [['第 5 考场'], []],
  );
  expect(busyOfDealt({ ...dealt[0], user_ids: [8] } as never, dealt, busy).people).toHaveLength(1);
});

it('takes everything back to whom the sittings had, as they are now', () => {
  const dealt = dealtSittings(chosen.slice(0, 2), ['江一', '江二'], accounts);
  const now = dealt.map(({ sitting_id }) => ({ sitting_id, updated_at: '2026-11-20T03:00:00.000Z' }));
  expect(asBefore(chosen, now)).toEqual([
    { ...now[0], user_ids: [9], names: ['江九'] },
    { ...now[1], user_ids: [], names: [] },
  ]);
});

it('keeps the messages of a refusal with their sitting, whatever list is shown by then', () => {
  const dealt = dealtSittings(chosen, ['江一', '江二'], []);
  const refused = new Map([[2, ['江一已在第 5 考场监考。']]]);
  const messagesOf = messagesBySitting(
    dealt.map(({ sitting_id }) => sitting_id),
    (place) => refused.get(place) ?? [],
  );
  // Somebody else gave the first one its invigilators meanwhile: it is gone from the list.
  const shown = dealtSittings(chosen.slice(1), ['江一', '江二'], []);
  expect(shown.map(({ sitting_id }) => [sitting_id, messagesOf(sitting_id)])).toEqual([
    [2, []],
    [3, ['江一已在第 5 考场监考。']],
    [4, []],
  ]);
  expect(messagesOf(404)).toEqual([]);
});
