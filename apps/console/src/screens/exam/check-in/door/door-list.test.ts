import type { DoorPerson } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { admittedHere, evaluateScan, readScan } from './door-list.js';
import { ownRoster } from './own-roster.js';
import { prepareTickets } from './verify-code.js';

const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
const key = { id: 'MFRGGZDF', public_key: x };
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const codeOf = async (enrol_no: string, { class_id = 64, revision = 2, id = key.id } = {}) => {
  const says = `SC1/${id}/${class_id.toString(36).toUpperCase()}/${enrol_no}/T${enrol_no}/${revision}`;
  const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(says));
  const bits = [...new Uint8Array(signature)].map((byte) => byte.toString(2).padStart(8, '0'));
  const groups = bits.join('').match(/.{1,5}/g) ?? [];
  return `${says}/${groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')}`;
};

const person = (enrol_no: string, more: Partial<DoorPerson> = {}): DoorPerson => ({
  enrolment_id: Number(enrol_no),
  enrol_no,
  name: `考生${enrol_no}`,
  id_masked: '1101**********0021',
  attendance: 'waiting',
  admitted_at: null,
  device: null,
  photo_id: null,
  conflicts: [],
  ticket: { ticket_no: `T${enrol_no}`, revision: 2, opens_from: 2, holds: true, seats: [] },
  ...more,
});

const known = [
  person('1'),
  person('2', { ticket: { ticket_no: 'T2', revision: 2, opens_from: 2, holds: false, seats: [] } }),
  person('3', { ticket: null }),
  admittedHere(person('4'), 'device-one', '2026-11-21T01:00:00.000Z'),
];
const people = new Map(known.map((each) => [each.enrol_no, each]));

const opens_at = '2026-11-20T23:00:00.000Z';
const now = Date.parse('2026-11-21T05:00:00.000Z');

const scans = [
  ['a ticket', await codeOf('1'), null],
  ['a number', '1', null],
  ['the number of a ticket', 'T1', null],
  ['the number of a ticket of somebody who is there', 'T4', 'already_admitted'],
  ['a code that was not read whole', (await codeOf('1')).slice(0, -3), 'misread_code'],
  ['a number without a ticket', '3', null],
  ['an earlier issue', await codeOf('1', { revision: 1 }), 'old_ticket'],
  ['a ticket without a seat', await codeOf('2'), 'old_ticket'],
  ['whoever has none', await codeOf('3'), 'old_ticket'],
  ['a ticket of another class', await codeOf('1', { class_id: 65 }), 'other_class'],
  ['a ticket of another key', await codeOf('1', { id: 'AAAAAAAA' }), 'forged_ticket'],
  ['somebody unknown', await codeOf('9'), 'unknown_number'],
  ['somebody who is there', await codeOf('4'), 'already_admitted'],
] as const;

/** Browsers with Ed25519, and browsers without. */
const without = async () => {
  throw new DOMException('Unrecognized algorithm', 'NotSupportedError');
};
const ways = [
  ['by itself', undefined],
  ['by the library', without],
] as const;

describe.each(ways)('a device that checks codes %s', (_, own) => {
  const evaluate = async (scanned: string, at = opens_at) => {
    const verify = await prepareTickets(key, own);
    return evaluateScan({ class_id: 64, people, opens_at }, await readScan({ verify }, scanned), at);
  };

  it.each(scans)('evaluates %s', async (_name, scanned, reason) => {
    expect((await evaluate(scanned)).reason).toBe(reason);
  });

  it('knows a number without its dashes and in small letters', () => {
    const numbered = new Map([['TC26-0024-00296', { ...person('9'), enrol_no: 'TC26-0024-00296' }]]);
    const list = { class_id: 64, people: numbered, opens_at };
    const { reason, enrol_no } = evaluateScan(
      list,
      { enrol_no: 'tc26002400296' },
      '2026-11-21T01:00:00.000Z',
    );
    expect([reason, enrol_no]).toEqual([null, 'TC26-0024-00296']);
    expect(ownRoster(list, { class_id: 64, search: 'tc260024' }, now).total).toBe(1);
  });

  it('admits nobody before the door opens', async () => {
    expect((await evaluate('1', '2026-11-20T13:05:00.000Z')).reason).toBe('too_early');
    expect(await evaluate('1', '2026-11-20T22:59:59.000Z')).toMatchObject({
      reason: 'too_early',
      opens_at,
    });
    expect(await evaluate('1', opens_at)).toMatchObject({ reason: null, opens_at: null });
  });

  it('takes no code with any changed character', async () => {
    const verify = await prepareTickets(key, own);
    const code = await codeOf('1');
    for (let at = 4; at < code.length; at += 1) {
      const changed = `${code.slice(0, at)}${code[at] === '7' ? '6' : '7'}${code.slice(at + 1)}`;
      // Without a mark, or with an impossible end, it is not a code any more, which is reported differently.
      const flaw = code[at] === '/' || at === code.length - 1 ? 'misread_code' : 'forged_ticket';
      expect(await readScan({ verify }, changed), `character ${at}`).toMatchObject({ flaw });
    }
  });
});

it('shows the roster that it knows, found by name or number', () => {
  const roster = (more: object) => ownRoster({ class_id: 64, people }, { class_id: 64, ...more }, now);
  const numbers = (more: object) => roster(more).items.map(({ enrol_no }) => enrol_no);
  expect(roster({}).counts).toEqual({ expected: 4, admitted: 1, conflicts: 0 });
  expect(numbers({ sort: 'enrol_no', order: 'desc', limit: 2 })).toEqual(['4', '3']);
  expect(numbers({ sort: 'enrol_no', limit: 3, page: 2 })).toEqual(['4']);
  expect(numbers({ search: '考生2' })).toEqual(['2']);
  expect(numbers({ search: 't1' })).toEqual(['1']);
  expect(numbers({ show: 'admitted' })).toEqual(['4']);
  expect(roster({ search: '无人' }).total).toBe(0);
});

const seat = (sitting_id: number, starts_at: string, ends_at: string) => ({
  sitting_id,
  subject: 'theory',
  starts_at,
  ends_at,
  room_id: 5,
  room_name: '第 1 考场',
  row: 1,
  column: 1,
  mark: null,
  marked_at: null,
  device: null,
});
type Seat = NonNullable<DoorPerson['ticket']>['seats'][number];
const seated = (enrol_no: string, seats: Seat[], more: Partial<DoorPerson> = {}) =>
  person(enrol_no, {
    ticket: { ticket_no: `T${enrol_no}`, revision: 1, opens_from: 1, holds: true, seats },
    ...more,
  });
const morning = seat(1, '2026-11-21T01:00:00.000Z', '2026-11-21T02:00:00.000Z');
const afternoon = seat(2, '2026-11-21T03:00:00.000Z', '2026-11-21T04:00:00.000Z');
const sunday = seat(3, '2026-11-22T01:00:00.000Z', '2026-11-22T02:00:00.000Z');

/** A device without a connection, to which people come. */
const openDevice = (...expected: readonly DoorPerson[]) => {
  const own = new Map(expected.map((each) => [each.enrol_no, each]));
  const come = (enrol_no: string, at: string) => {
    const list = { class_id: 64, people: own, opens_at };
    const { reason, person: who } = evaluateScan(list, { enrol_no }, at);
    if (reason === null && who) own.set(who.enrol_no, admittedHere(who, 'device-one', at));
    return reason;
  };
  const roster = (more: object, at = now) =>
    ownRoster({ class_id: 64, people: own }, { class_id: 64, ...more }, at);
  return { come, roster };
};

it('admits a person for each of their sittings, once', () => {
  const { come, roster } = openDevice(seated('7', [morning, afternoon]));
  const times = ['2026-11-21T00:50:00.000Z', '2026-11-21T01:10:00.000Z', '2026-11-21T03:05:00.000Z'] as const;
  expect(times.map((at) => come('T7', at))).toEqual([null, 'already_admitted', null]);
  expect(roster({ sitting_id: 2, room_id: 5 }).items).toMatchObject([
    {
      admitted_at: times[0],
      seats: [
        { mark: 'present', marked_at: times[0], device: 'device-one' },
        { mark: 'late', marked_at: times[2], device: 'device-one' },
      ],
    },
  ]);
  expect(roster({ sitting_id: 3 }).total).toBe(0);
});

it('admits nobody before the door of their own sitting could be open', () => {
  const { come } = openDevice(
    seated('7', [morning, sunday]),
    seated('8', [sunday]),
    seated('9', [morning, afternoon]),
  );
  const times = [
    ['7', '2026-11-21T00:50:00.000Z', null],
    ['8', '2026-11-21T00:50:00.000Z', 'too_early'],
    ['9', '2026-11-21T00:50:00.000Z', null],
    // Between two sittings of one day.
    ['9', '2026-11-21T02:10:00.000Z', null],
    ['7', '2026-11-21T08:05:00.000Z', 'too_early'],
    ['7', '2026-11-21T22:59:59.000Z', 'too_early'],
    ['7', '2026-11-21T23:00:00.000Z', null],
    ['8', '2026-11-22T00:50:00.000Z', null],
  ] as const;
  expect(times.map(([number, at]) => come(number, at))).toEqual(times.map(([, , reason]) => reason));
});

it('says without a connection from when the door of the next sitting is open', () => {
  const evening = seat(4, '2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z');
  const own = new Map([['9', seated('9', [morning, evening])]]);
  const at = (moment: string) =>
    evaluateScan({ class_id: 64, people: own, opens_at }, { enrol_no: '9' }, moment);
  expect(at('2026-11-20T13:05:00.000Z')).toMatchObject({ reason: 'too_early', opens_at });
  expect(at('2026-11-21T02:00:01.000Z')).toMatchObject({
    reason: 'too_early',
    opens_at: '2026-11-21T09:00:00.000Z',
  });
});

it('admits somebody whom a person marked as there by name, as the server does', () => {
  const marked = { ...morning, mark: 'present' as const, marked_at: morning.starts_at };
  const { come, roster } = openDevice(seated('7', [marked], { attendance: 'admitted' }));
  expect(come('7', '2026-11-21T01:10:00.000Z')).toBeNull();
  expect(come('7', '2026-11-21T01:20:00.000Z')).toBe('already_admitted');
  expect(roster({}).items).toMatchObject([{ admitted_at: '2026-11-21T01:10:00.000Z', device: 'device-one' }]);
});

it('shows the people of a sitting by their marks in it', () => {
  const as = (mark: Seat['mark']) => ({ ...morning, mark });
  const there = { attendance: 'admitted' as const };
  const { roster } = openDevice(
    seated('1', [as('present'), afternoon], there),
    seated('2', [as('late'), afternoon], there),
    seated('3', [as('left')], there),
    seated('4', [as('absent')]),
    seated('5', [morning], {
      conflicts: [
        {
          event_id: 1,
          sitting_id: 1,
          scanned_at: morning.starts_at,
          device: 'device-two',
          first: { scanned_at: morning.starts_at, device: 'device-six' },
        },
      ],
    }),
  );
  const at = (moment: string) => (show: string, sitting_id: number) =>
    roster({ show, sitting_id, sort: 'enrol_no' }, Date.parse(moment))
      .items.map(({ enrol_no }) => enrol_no)
      .join('');
  const during = at('2026-11-21T01:30:00.000Z');
  const shown = ['waiting', 'admitted', 'late', 'left', 'absent', 'unmarked', 'conflict'];
  expect(shown.map((show) => during(show, 1))).toEqual(['5', '123', '2', '3', '4', '5', '5']);
  expect(shown.map((show) => during(show, 2))).toEqual(['12', '', '', '', '', '12', '']);
  const after = at('2026-11-21T02:00:00.000Z');
  expect(shown.map((show) => after(show, 1))).toEqual(['', '123', '2', '3', '45', '5', '5']);
});
