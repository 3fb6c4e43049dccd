import type { FieldProblem, OutputOf } from '@skillcert/api-client/contract';
import { examLimits, languages } from '@skillcert/core';
import { wordsIn } from '../../http/words.js';
import type { SheetReader } from '../../sheet/create-sheet-reader.js';
import { headWords } from '../../sheet/head-words.js';
import { plainWord } from '../../sheet/plain-word.js';
import { readTable } from '../../sheet/read-table.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
import { deskProblems } from './check-room.js';
import { readDesks } from './read-desks.js';
import { type RoomField, roomFields } from './room-columns.js';

type ReadSheet = OutputOf<'exam/readRoomSheet'>;

/** A row as it was read, with what is wrong with which field. */
interface ReadRoom extends Omit<ReadSheet['rooms'][number], 'problems'> {
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

type Columns = ReadonlyMap<RoomField, number>;

/** Other heads that sheets use for a column. */
const synonyms: Readonly<Partial<Record<RoomField, readonly string[]>>> = {
  name: ['考场', '考场名称', '教室', '教室名称', '房间', 'room', 'name', 'aula', 'sala', '教室名', '試験室'],
  address: [
    '考点',
    '考点名称',
    '考点地址',
    '考试地点',
    '校区',
    '所在校区',
    '地点',
    'venue',
    'site',
    'sede',
    'lugar',
    '会場',
    '住所',
  ],
  floor: ['楼层', '楼', 'level', 'planta', '階'],
  rows: ['排', '排数', '行数', '总排数', '总行数', 'rows', 'filas', '列数（縦）'],
  columns: [
    '列',
    '列数',
    '总列数',
    '每排座位',
    '每排座位数',
    '每行座位数',
    'columns',
    'seats per row',
    'columnas',
    '横',
  ],
  blocked: ['停用', '停用座位', '不可用座位', 'blocked', 'bloqueados', '使用不可'],
  accessible: ['无障碍', '无障碍座位', 'accessible', 'accesibles', 'バリアフリー'],
};

const fieldOfWord: ReadonlyMap<string, RoomField> = new Map(
  roomFields.flatMap((field) =>
    [
      ...languages.map((language) => wordsIn(language)(`room.column.${field}`)),
      ...(synonyms[field] ?? []),
    ].map((word) => [plainWord(word), field] as const),
  ),
);

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

const readSide = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

const sideProblem = (side: keyof typeof sides, value: number | null): FieldProblem | undefined => {
  if (value === null) return 'invalid';
  if (value < 1) return 'too_small';
  return value > sides[side] ? 'too_big' : undefined;
};

const readRow = (
  { row_no, cells, flaws }: SheetRow,
  columns: Columns,
  before: ReadRoom | undefined,
): ReadRoom => {
  const text = (field: RoomField) => (cells[columns.get(field) ?? -1] ?? '').normalize('NFKC').trim();
  const said = {
    name: text('name'),
    address: text('address') || (before?.address ?? ''),
    floor: text('floor'),
    rows: readSide(text('rows')),
    columns: readSide(text('columns')),
  };
  const desks = {
    blocked: readDesks(text('blocked'), said),
    accessible: readDesks(text('accessible'), said),
  };
  const found: Partial<Record<RoomField, FieldProblem | undefined>> = {
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
        .map(([field]) => [field, 'invalid']),
    ),
  };
  const isGrid = !found.rows && !found.columns;
  const problems = Object.entries(found).flatMap(([field, problem]) =>
    // Without a grid nothing is known of its desks.
    problem && (isGrid || (field !== 'blocked' && field !== 'accessible')) ? [[field, problem] as const] : [],
  );
  return {
    row_no,
    ...said,
    name: said.name.slice(0, longest.name),
    address: said.address.slice(0, longest.address),
    floor: said.floor.slice(0, longest.floor),
    blocked: desks.blocked ?? [],
    accessible: desks.accessible ?? [],
    problems: Object.fromEntries(problems),
  };
};

const columnsOf = (heads: readonly string[]): Columns => {
  const words = heads.map(headWords);
  return new Map(
    roomFields.flatMap((field) => {
      const at = words.findIndex(
        ([word, bare]) => (fieldOfWord.get(word) ?? fieldOfWord.get(bare)) === field,
      );
      return at === -1 ? [] : [[field, at] as const];
    }),
  );
};

interface ReadRooms extends Pick<ReadSheet, 'ignored' | 'reading'> {
  readonly rooms: readonly ReadRoom[];
}

/**
 * Reads a sheet of rooms, XLSX. A name that `taken` has, or a row before, is a problem of its row.
 * @throws a SheetFault for what is no such file, and where its first row does not name the rooms and their desks
 */
export const readRoomRows = async (
  reader: SheetReader,
  bytes: Buffer,
  taken: readonly string[],
): Promise<ReadRooms> => {
  const names = new Set(taken);
  const rooms: ReadRoom[] = [];
  const { heads, rows, reading } = await readTable(reader, bytes, (cells) => columnsOf(cells).size);
  const columns = columnsOf(heads);
  if (!columns.has('name') || !columns.has('rows') || !columns.has('columns'))
    throw new SheetFault('no_rooms');
  const read = new Set(columns.values());
  const ignored = heads.filter((head, at) => head !== '' && !read.has(at)).map((head) => head.slice(0, 60));
  if (rows.length > examLimits.rooms_max) {
    throw new SheetFault('too_many_rows', { max: examLimits.rooms_max });
  }
  for (const row of rows) {
    const room = readRow(row, columns, rooms.at(-1));
    const isTwice = room.name !== '' && names.has(room.name);
    names.add(room.name);
    rooms.push(isTwice ? { ...room, problems: { ...room.problems, name: 'not_unique' } } : room);
  }
  return { rooms, ignored, reading };
};
