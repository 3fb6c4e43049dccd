import { describe, expect, it } from 'vitest';
import { busyOf, namesIn, namesTwice, sittingDrafts, spanOf } from './sitting-drafts.js';

const times = [
  { subject: 'theory', chosen: true, starts_at: '2026-12-05T09:00', minutes: 90 },
  { subject: 'practical', chosen: true, starts_at: '2026-12-05T13:30', minutes: 120 },
];
const rooms = [
  { room_id: 1, name: '一号' },
  { room_id: 2, name: '二号' },
];

describe('sittings that are added together', () => {
  it('are one of each subject in each room, with the names dealt to the rooms in turn', () => {
    const drafts = sittingDrafts({
      times,
      rooms,
      names: namesIn('江一\n江二，江三、江一'),
      accounts: [{ user_id: 7, name: '江二' }],
    });
    expect(drafts.map(({ subject, room_id, people }) => [subject, room_id, people])).toEqual([
      ['theory', 1, ['江一', '江三']],
      ['theory', 2, ['江二']],
      ['practical', 1, ['江一', '江三']],
      ['practical', 2, ['江二']],
    ]);
    expect(drafts[1]).toMatchObject({
      user_ids: [7],
      names: [],
      starts_at: '2026-12-05T01:00:00.000Z',
      ends_at: '2026-12-05T02:30:00.000Z',
    });
    expect(spanOf(drafts)).toEqual({
      starts_at: '2026-12-05T01:00:00.000Z',
      ends_at: '2026-12-05T07:30:00.000Z',
    });
  });

  it('are none of a subject that is not chosen or has no time, and leave two accounts of one name to a person', () => {
    const accounts = [
      { user_id: 7, name: '江一' },
      { user_id: 8, name: '江一' },
    ];
    const [first] = times.map((time) => ({ ...time, chosen: time.subject === 'theory' }));
    const wanted = { times: first ? [first] : [], rooms, names: ['江一'], accounts };
    expect(sittingDrafts(wanted).map(({ names, user_ids }) => [names, user_ids])).toEqual([
      [['江一'], []],
      [[], []],
    ]);
    expect(sittingDrafts({ ...wanted, times: times.map((time) => ({ ...time, starts_at: '' })) })).toEqual(
      [],
    );
  });

  it('report only bookings of their room at that time', () => {
    const drafts = sittingDrafts({ times, rooms, names: [], accounts: [] });
    const taken = { subject: 'theory', class_name: null, elsewhere: true };
    const morning = { ...taken, starts_at: '2026-12-05T02:00:00.000Z', ends_at: '2026-12-05T03:00:00.000Z' };
    const busy = { rooms: [{ ...morning, room_id: 1 }], people: [], names: [] };
    expect(drafts.map((draft) => busyOf(draft, busy).rooms.length)).toEqual([1, 0, 0, 0]);
  });

  it('name those who were pasted twice', () => {
    expect(namesTwice('江一\n江二，江三、江一；江一')).toEqual(['江一']);
    expect(namesTwice('江一\n江二')).toEqual([]);
  });
});
