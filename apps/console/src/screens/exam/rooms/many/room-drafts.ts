import type { ExamRoom, InputOf } from '@skillcert/api-client';

type TypedRoom = InputOf<'exam/addRooms'>['rooms'][number];

/** A room that would be added, with its problems. */
export interface RoomDraft extends Omit<TypedRoom, 'rows' | 'columns'> {
  /** Its place among those that are looked at. */
  readonly id: string;
  /** Null where the sheet has no number. */
  readonly rows: number | null;
  readonly columns: number | null;
  /** In words, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Rooms that differ in their number alone. */
export interface AlikeRooms {
  /** The pattern of their names; `#` stands for the number. */
  readonly pattern: string;
  readonly first: number | null;
  readonly count: number | null;
  readonly address: string;
  readonly floor: string;
  readonly rows: number | null;
  readonly columns: number | null;
}

/** The sign for the number in a pattern of names. */
export const numberSign = '#';

/** The name of the room with that number: a pattern without a sign gets the number at its end. */
const nameOf = (pattern: string, number: number): string =>
  pattern.includes(numberSign)
    ? pattern.replaceAll(numberSign, String(number))
    : `${pattern} ${number}`.trim();

/** Numbered rooms by a pattern; none while a field is empty. */
export const alikeDrafts = ({ pattern, first, count, ...room }: AlikeRooms): TypedRoom[] => {
  const { rows, columns, address } = room;
  if (first === null || count === null || !rows || !columns || address.trim() === '') return [];
  return Array.from({ length: count }, (_, index) => ({
    ...room,
    rows,
    columns,
    name: nameOf(pattern.trim(), first + index),
  }));
};

/** Drafts of rooms. A name that is `taken`, or that an earlier draft has, gets the problem `said`. */
export const draftsOf = (
  rooms: readonly TypedRoom[],
  { taken, said }: { readonly taken: readonly string[]; readonly said: string },
): RoomDraft[] => {
  const names = new Set(taken);
  return rooms.map((room, index) => {
    const isTwice = names.has(room.name);
    names.add(room.name);
    const problems: Readonly<Record<string, string>> = isTwice ? { name: said } : {};
    return { ...room, id: String(index), problems };
  });
};

/** A draft that can be added. */
type ReadyDraft = RoomDraft & { readonly rows: number; readonly columns: number };

/** Whether a draft can be added. */
export const isReady = (draft: RoomDraft): draft is ReadyDraft =>
  Object.keys(draft.problems).length === 0 && draft.rows !== null && draft.columns !== null;

/** The input of a call for a draft. */
export const typedRoom = ({ id: _, problems: __, ...room }: ReadyDraft): TypedRoom => room;

/** The input of a call for rooms that a class has. */
export const typedRooms = (rooms: readonly ExamRoom[]): TypedRoom[] =>
  rooms.map(({ room_id: _, seats: __, sittings: ___, updated_at: ____, ...room }) => room);
