import type { InputOf, SittingRow } from '@skillcert/api-client';
import { dealTo, type Invigilator, parted } from '../many/deal-names.js';
import { type Busy, busyOf } from '../many/sitting-drafts.js';

type Typed = InputOf<'exam/dealInvigilators'>['sittings'][number];
type Seen = Pick<Typed, 'sitting_id' | 'updated_at'>;

/** The sittings whose invigilators are dealt: the chosen ones, or all to come that nobody invigilates. */
export type Whose = ReadonlySet<string> | 'unattended';

/** Those sittings among all of a class, at a moment. Nobody is needed in one that is over. */
export const sittingsOf = (all: readonly SittingRow[], whose: Whose, now: number): readonly SittingRow[] =>
  all.filter(({ sitting_id, invigilators, ends_at }) =>
    whose === 'unattended'
      ? invigilators.length === 0 && Date.parse(ends_at) > now
      : whose.has(String(sitting_id)),
  );

/** A sitting with the invigilators that it would get. */
export interface DealtSitting extends SittingRow {
  /** The names of the invigilators. */
  readonly people: readonly string[];
  readonly user_ids: number[];
  readonly names: string[];
  /** The names of those whom they replace. */
  readonly before: readonly string[];
}

/** The rooms of sittings, in their order: each gets its names. */
export const roomsOf = (sittings: readonly Pick<SittingRow, 'room_id'>[]): number[] => [
  ...new Set(sittings.map(({ room_id }) => room_id)),
];

/**
 * Deals names in turn to the rooms of sittings: somebody is in the same room all day. A sitting for which there is no
 * name stays as it is, and is left out.
 */
export const dealtSittings = (
  sittings: readonly SittingRow[],
  names: readonly string[],
  accounts: readonly Invigilator[],
): DealtSitting[] => {
  const rooms = roomsOf(sittings);
  const dealt = dealTo(names, rooms.length);
  return sittings.flatMap((sitting) => {
    const people = dealt[rooms.indexOf(sitting.room_id)] ?? [];
    const before = sitting.invigilators.map(({ name }) => name);
    return people.length > 0 ? [{ ...sitting, people, ...parted(people, accounts), before }] : [];
  });
};

type Booking = Pick<SittingRow, 'subject' | 'room_name' | 'starts_at'>;

const isSame = (one: Booking, other: Booking): boolean =>
  one.subject === other.subject && one.room_name === other.room_name && one.starts_at === other.starts_at;

/** The bookings of the invigilators of a sitting at its time, without those by sittings that are dealt as well. */
export const busyOfDealt = (
  sitting: DealtSitting,
  dealt: readonly DealtSitting[],
  busy: Busy,
): Pick<Busy, 'people' | 'names'> => {
  const isOther = (taken: Busy['people'][number] | Busy['names'][number]) =>
    taken.elsewhere || !dealt.some((each) => isSame(each, taken));
  const { people, names } = busyOf(sitting, busy);
  return { people: people.filter(isOther), names: names.filter(isOther) };
};

/** The input that deals. */
export const typedDeal = (dealt: readonly DealtSitting[]): Typed[] =>
  dealt.map(({ sitting_id, updated_at, user_ids, names }) => ({ sitting_id, updated_at, user_ids, names }));

/**
 * The messages of a refusal about a sitting. They come by the place that it had in what was sent: the sittings are read
 * anew then, and some may be gone from the list, or have other places.
 */
export const messagesBySitting =
  (sent: readonly number[], messagesAt: (place: number) => readonly string[]) =>
  (sitting_id: number): readonly string[] => {
    const place = sent.indexOf(sitting_id);
    return place < 0 ? [] : messagesAt(place);
  };

/** The input that gives sittings, as they are now, whom they had before. */
export const asBefore = (before: readonly SittingRow[], now: readonly Seen[]): Typed[] =>
  now.map((seen) => {
    const { invigilators = [] } = before.find(({ sitting_id }) => sitting_id === seen.sitting_id) ?? {};
    return {
      ...seen,
      user_ids: invigilators.flatMap(({ user_id }) => user_id ?? []),
      names: invigilators.flatMap(({ user_id, name }) => (user_id === null ? [name] : [])),
    };
  });
