import type { InputOf } from '@skillcert/api-client';

type TypedRoom = InputOf<'exam/addRooms'>['rooms'][number];

/** A room that would be added, with what is wrong with it. */
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
  /** Their name; `#` stands for the number. */
  readonly pattern: string;
  readonly first: number | null;
  readonly count: number | null;
  readonly address: string;
  readonly floor: string;
  readonly rows: number | null;
  readonly columns: number | null;
}

/** What stands for the number in the name of rooms that are alike. */
export const numberSign = '#';

/** The name of the room with that number: a pattern without a sign gets the number at its end. */
const nameOf = (pattern: string, number: number): string =>
  pattern.includes(numberSign)
    ? pattern.replaceAll(numberSign, String(number))
    : `${pattern} ${number}`.trim();

/** The rooms that a pattern stands for; none while it is not filled in. */
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

/** Drafts of rooms; one whose name the class has, or a draft before it, is marked with what is `said` of it. */
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

/** The drafts that can be added, as a call takes them. */
export const readyRooms = (drafts: readonly RoomDraft[]): TypedRoom[] =>
  drafts.flatMap(({ id: _, problems, rows, columns, ...room }) =>
    Object.keys(problems).length === 0 && rows !== null && columns !== null
      ? [{ ...room, rows, columns }]
      : [],
  );
