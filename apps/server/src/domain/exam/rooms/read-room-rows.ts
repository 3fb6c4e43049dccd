import type { FieldProblem, OutputOf } from '@skillcert/api-client/contract';
import { examLimits } from '@skillcert/core';
import {
  type ChosenColumns,
  type ColumnChoice,
  chooseColumns,
  namedBy,
} from '../../../platform/sheet/choose-columns.js';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { type LookedCell, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { readTable } from '../../../platform/sheet/read-table.js';
import { counted, toReading } from '../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { fillDitto } from '../../../platform/sheet/values/fill-ditto.js';
import { deskProblems } from './check-room.js';
import { readDesks } from './read-desks.js';
import { readGrid } from './read-grid.js';
import type { ReadRoomField } from './room-columns.js';
import { hasSides, type RoomColumns, roomColumns, roomFamily } from './room-heads.js';
import { seatsDiffer } from './seats-differ.js';

type ReadSheet = OutputOf<'exam/readRoomSheet'>;

/** A row as it was read, with what is wrong with which field. */
interface ReadRoom extends Omit<ReadSheet['rooms'][number], 'problems'> {
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

const longest = {
  name: examLimits.room_name_max,
  address: examLimits.room_address_max,
  floor: examLimits.room_floor_max,
} as const;
const sides = { rows: examLimits.rows_max, columns: examLimits.columns_max } as const;

const textProblem = (field: keyof typeof longest, text: string): FieldProblem | undefined => {
  if (text === '' && field !== 'floor') return 'required';
  return text.length > longest[field] ? 'too_long' : undefined;
};

/** A number of rows or of seats in a row, also with its unit, `6排`. */
const readSide = (text: string): number | null => {
  const [, figures] = /^(\d{1,3})\s*[排列行座个]?$/.exec(text) ?? [];
  return figures === undefined ? null : Number(figures);
};

const sideProblem = (side: keyof typeof sides, value: number | null): FieldProblem | undefined => {
  if (value === null) return 'invalid';
  if (value < 1) return 'too_small';
  return value > sides[side] ? 'too_big' : undefined;
};

const readRow = (
  { row_no, cells, flaws }: SheetRow,
  columns: RoomColumns,
  before: ReadRoom | undefined,
): ReadRoom & { readonly isFilled: boolean } => {
  const addressBefore = before?.problems.address ? '' : (before?.address ?? '');
  const text = (field: ReadRoomField) => (cells[columns.get(field) ?? -1] ?? '').normalize('NFKC').trim();
  const grid = readGrid(text('seats'));
  const side = (field: keyof typeof sides) => {
    const own = text(field);
    // A grid and a column that disagree leave both unknown.
    if (grid && own !== '' && readSide(own) !== grid[field]) return null;
    return grid?.[field] ?? readSide(own);
  };
  const said = {
    name: text('name'),
    address: text('address') || addressBefore,
    floor: text('floor'),
    rows: side('rows'),
    columns: side('columns'),
  };
  const desks = {
    blocked: readDesks(text('blocked'), said),
    accessible: readDesks(text('accessible'), said),
  };
  const found: Partial<Record<ReadRoomField, FieldProblem | undefined>> = {
    ...deskProblems({ rows: said.rows ?? 0, columns: said.columns ?? 0, ...desks }),
    ...(!desks.blocked && { blocked: 'invalid' }),
    ...(!desks.accessible && { accessible: 'invalid' }),
    name: textProblem('name', said.name),
    address: textProblem('address', said.address),
    floor: textProblem('floor', said.floor),
    rows: sideProblem('rows', said.rows),
    columns: sideProblem('columns', said.columns),
    ...Object.fromEntries(
      [...columns]
        .filter(([, at]) => flaws.some(({ column }) => column === at))
        .flatMap(([field]) => (field === 'seats' ? ['rows', 'columns'] : [field]))
        .map((field) => [field, 'invalid']),
    ),
  };
  const isGrid = !found.rows && !found.columns;
  const problems = Object.entries(found).flatMap(([field, problem]) =>
    // Without a grid nothing is known of its desks.
    problem && (isGrid || (field !== 'blocked' && field !== 'accessible')) ? [[field, problem] as const] : [],
  );
  return {
    row_no,
    isFilled: columns.has('address') && text('address') === '' && said.address !== '',
    ...said,
    name: said.name.slice(0, longest.name),
    address: said.address.slice(0, longest.address),
    floor: said.floor.slice(0, longest.floor),
    blocked: desks.blocked ?? [],
    accessible: desks.accessible ?? [],
    problems: Object.fromEntries(problems),
  };
};

/** A number of rows or seats, which nothing but figures is; the grid that seats say; any other cell as it stands. */
const readAs = ({ text, field }: LookedCell): string | null => {
  if (text === '') return '';
  if (field in sides) return readSide(text)?.toString() ?? null;
  if (field !== 'seats') return shownText(text);
  const grid = readGrid(text.normalize('NFKC'));
  return grid ? `${grid.rows} × ${grid.columns}` : null;
};

/** Whether any room says its seats as a grid: a column of their number alone, 30, does not tell rows from seats. */
const saysGrid = (rows: readonly SheetRow[], at: number): boolean =>
  rows.some(({ cells }) => readGrid((cells[at] ?? '').normalize('NFKC')) !== undefined);

/** The column that says the grid, and those that say how many seats there are. */
const seatColumns = (fields: readonly string[], rows: readonly SheetRow[]) => {
  const all = fields.flatMap((field, at) => (field === 'seats' ? [at] : []));
  const grid = hasSides(fields) ? undefined : (all.find((at) => saysGrid(rows, at)) ?? all[0]);
  return { grid, counts: all.filter((at) => at !== grid) };
};

interface ReadRooms extends Pick<ReadSheet, 'ignored' | 'look'> {
  readonly rooms: readonly ReadRoom[];
  readonly heads: readonly string[];
  readonly columns: ChosenColumns;
}

/**
 * Reads a sheet of rooms, by the columns that are chosen; without a name, rows and seats in a row it has none. One
 * column may say both, `6×5`, where some room does. A name that `taken` has, or a row before, is a problem of its
 * row.
 * @throws a SheetFault for what is no such file, and for more rooms than a class can have
 */
export const readRoomRows = async (
  reader: SheetReader,
  bytes: Buffer,
  taken: readonly string[],
  choice: ColumnChoice = {},
): Promise<ReadRooms> => {
  const names = new Set(taken);
  const [filled, differing]: [number[], number[]] = [[], []];
  const rooms: ReadRoom[] = [];
  const { head_row, sheet } = choice;
  const table = await readTable(reader, bytes, namedBy(roomFamily, choice), head_row, sheet);
  const { heads, head, head_rows } = table;
  const chosen = chooseColumns(table, roomFamily, choice);
  // Every room has a name of its own.
  const shared = chosen.fields.flatMap((field, at) => (field === '' || field === 'name' ? [] : [at]));
  const { rows, filled: same } = fillDitto(table.rows, shared);
  const isSaid = hasSides(chosen.fields);
  const { grid, counts } = seatColumns(chosen.fields, rows);
  const fields = chosen.fields.map((field, at) => (field === 'seats' && at !== grid ? '' : field));
  const columns = roomColumns(fields);
  const is_whole = chosen.is_whole && (isSaid || (grid !== undefined && saysGrid(rows, grid)));
  const ignored = heads.filter((head, at) => head !== '' && !fields[at]).map((head) => head.slice(0, 60));
  if (is_whole && rows.length > examLimits.rooms_max) {
    throw new SheetFault('too_many_rows', { max: examLimits.rooms_max });
  }
  for (const row of is_whole ? rows : []) {
    const { isFilled, ...room } = readRow(row, columns, rooms.at(-1));
    if (isFilled) filled.push(row.row_no);
    if (counts.some((at) => seatsDiffer(row.cells[at] ?? '', room))) differing.push(row.row_no);
    const isTwice = room.name !== '' && names.has(room.name);
    names.add(room.name);
    rooms.push(isTwice ? { ...room, problems: { ...room.problems, name: 'not_unique' } } : room);
  }
  const look = lookAt({
    ...{ head_rows, head, below: rows, fields, remembered: chosen.remembered, readAs },
    reading: toReading(
      [...table.reading, ...chosen.twice],
      [
        ...counted('ditto_filled', same),
        ...counted('address_from_above', filled),
        ...counted('seats_differ', differing),
      ],
    ),
  });
  return { rooms, ignored, heads, columns: { ...chosen, is_whole }, look: { ...look, is_whole } };
};
