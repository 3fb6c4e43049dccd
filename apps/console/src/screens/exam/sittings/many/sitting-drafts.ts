import type { ExamRoom, InputOf, OutputOf } from '@skillcert/api-client';
import { instantOf } from '../../../../forms/wall-time.js';
import { dealTo, type Invigilator, parted } from './deal-names.js';

/** When a subject is sat, as it is typed. */
export interface SubjectTime {
  readonly subject: string;
  readonly chosen: boolean;
  /** Wall time of the programme's zone. */
  readonly starts_at: string;
  readonly minutes: number | null;
}

type TypedSitting = InputOf<'exam/addSittings'>['sittings'][number];
/** The bookings of rooms and people. */
export type Busy = OutputOf<'exam/fetchBusy'>;

/** A sitting that would be added. */
export interface SittingDraft extends Required<TypedSitting> {
  /** Its place among those that are looked at. */
  readonly id: string;
  readonly room_name: string;
  /** The names of the invigilators. */
  readonly people: readonly string[];
}

const everyName = (text: string): string[] =>
  text
    .split(/[\n,，、;；\t]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Names as they are pasted: one a line, or parted by commas. */
export const namesIn = (text: string): string[] => [...new Set(everyName(text))];

/** Names that were pasted more than once, which count once. */
export const namesTwice = (text: string): string[] =>
  namesIn(
    everyName(text)
      .filter((name, at, all) => all.indexOf(name) < at)
      .join('\n'),
  );

const ended = (starts_at: string, minutes: number): string =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();

interface Wanted {
  readonly times: readonly SubjectTime[];
  readonly rooms: readonly Pick<ExamRoom, 'room_id' | 'name'>[];
  readonly names: readonly string[];
  readonly accounts: readonly Invigilator[];
}

/** A sitting of each chosen subject in each room; a subject without a time has none. */
export const sittingDrafts = ({ times, rooms, names, accounts }: Wanted): SittingDraft[] => {
  const dealt = dealTo(names, rooms.length);
  return times.flatMap(({ subject, chosen, starts_at, minutes }) => {
    const start = instantOf(starts_at);
    if (!chosen || start === null || !minutes) return [];
    return rooms.map(({ room_id, name }, index) => {
      const people = dealt[index] ?? [];
      return {
        id: `${subject} ${room_id}`,
        subject,
        starts_at: start,
        ends_at: ended(start, minutes),
        room_id,
        room_name: name,
        people,
        ...parted(people, accounts),
      };
    });
  });
};

/** The input of a call for drafts. */
export const typedSittings = (drafts: readonly SittingDraft[]): TypedSitting[] =>
  drafts.map(({ id: _, room_name: __, people: ___, ...sitting }) => sitting);

interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Whether two spans of time overlap. */
const meet = (one: Times, other: Times): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

/** From the first beginning to the last end. */
export const spanOf = (drafts: readonly Times[]): Times | undefined => {
  const [first] = drafts.map(({ starts_at }) => starts_at).sort();
  const last = drafts
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1);
  return first && last ? { starts_at: first, ends_at: last } : undefined;
};

type BookedSitting = Pick<SittingDraft, 'room_id' | 'user_ids' | 'names'> & Times;

/** Other sittings that take the room or the invigilators of a draft at its time. */
export const busyOf = (draft: BookedSitting, { rooms, people, names }: Busy) => ({
  rooms: rooms.filter((each) => each.room_id === draft.room_id && meet(each, draft)),
  people: people.filter((each) => draft.user_ids.includes(each.user_id) && meet(each, draft)),
  names: names.filter((each) => draft.names.includes(each.name) && meet(each, draft)),
});
