import type { DoorPerson } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { admittedHere, evaluateScan, ownRoster, readScan } from './door-list.js';
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

const opens_at = '2026-11-20T13:00:00.000Z';

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
    expect(ownRoster(list, { class_id: 64, search: 'tc260024' }).total).toBe(1);
  });

  it('admits nobody before the door opens', async () => {
    expect((await evaluate('1', '2026-11-20T12:59:59.000Z')).reason).toBe('too_early');
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
  const roster = (more: object) => ownRoster({ class_id: 64, people }, { class_id: 64, ...more });
  const numbers = (more: object) => roster(more).items.map(({ enrol_no }) => enrol_no);
  expect(roster({}).counts).toEqual({ expected: 4, admitted: 1, conflicts: 0 });
  expect(numbers({ sort: 'enrol_no', order: 'desc', limit: 2 })).toEqual(['4', '3']);
  expect(numbers({ sort: 'enrol_no', limit: 3, page: 2 })).toEqual(['4']);
  expect(numbers({ search: '考生2' })).toEqual(['2']);
  expect(numbers({ search: 't1' })).toEqual(['1']);
  expect(numbers({ show: 'admitted' })).toEqual(['4']);
  expect(roster({ search: '无人' }).total).toBe(0);
});

it('admits a person for each of their sittings, once', async () => {
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
  });
  const seats = [
    seat(1, '2026-11-21T01:00:00.000Z', '2026-11-21T02:00:00.000Z'),
    seat(2, '2026-11-21T03:00:00.000Z', '2026-11-21T04:00:00.000Z'),
  ];
  const own = new Map([
    ['7', person('7', { ticket: { ticket_no: 'T7', revision: 1, opens_from: 1, holds: true, seats } })],
  ]);
  const come = (at: string) => {
    const { reason, person: who } = evaluateScan(
      { class_id: 64, people: own, opens_at },
      { enrol_no: 'T7' },
      at,
    );
    if (reason === null && who) own.set('7', admittedHere(who, 'device-one', at));
    return reason;
  };
  const times = ['2026-11-21T00:50:00.000Z', '2026-11-21T01:10:00.000Z', '2026-11-21T03:05:00.000Z'];
  expect(times.map(come)).toEqual([null, 'already_admitted', null]);
  const { items } = ownRoster({ class_id: 64, people: own }, { class_id: 64, sitting_id: 2, room_id: 5 });
  expect(items).toMatchObject([{ admitted_at: times[0], seats: [{ mark: 'present' }, { mark: 'late' }] }]);
  expect(ownRoster({ class_id: 64, people: own }, { class_id: 64, sitting_id: 3 }).total).toBe(0);
});
