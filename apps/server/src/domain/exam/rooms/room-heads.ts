import { languages } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { placesOf, type SheetFamily } from '../../../platform/sheet/choose-columns.js';
import { meaningOf } from '../../../platform/sheet/head-words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { type ReadRoomField, roomFields } from './room-columns.js';

/** Which column of a sheet of rooms is what; without what it does not have. */
export type RoomColumns = ReadonlyMap<ReadRoomField, number>;

const readFields: readonly ReadRoomField[] = [...roomFields, 'seats'];

/** Other heads that sheets use for a column. */
const synonyms: Readonly<Partial<Record<ReadRoomField, readonly string[]>>> = {
  name: [
    '考场',
    '考场名称',
    '考场号',
    '试室',
    '试室号',
    '机房',
    '教室',
    '教室名称',
    '房间',
    'room',
    'name',
    'aula',
    'sala',
    '教室名',
    '試験室',
  ],
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
  seats: [
    '座位数',
    '座位',
    '座位布局',
    '座位排列',
    '桌椅排列',
    '布局',
    '规格',
    '容纳人数',
    '可容纳人数',
    '容量',
    '机位数',
    '工位数',
    '考位数',
    'seats',
    'capacity',
    'layout',
    'aforo',
    'plazas',
    'asientos',
    '席数',
    '座席数',
    '定員',
    '収容人数',
  ],
  blocked: ['停用', '停用座位', '不可用座位', 'blocked', 'bloqueados', '使用不可'],
  accessible: ['无障碍', '无障碍座位', 'accessible', 'accesibles', 'バリアフリー'],
};

const titlesOf = (field: ReadRoomField) =>
  field === 'seats' ? [] : languages.map((language) => wordsIn(language)(`room.column.${field}`));

const fieldOfWord: ReadonlyMap<string, ReadRoomField> = new Map(
  readFields.flatMap((field) =>
    [...titlesOf(field), ...(synonyms[field] ?? [])].map((word) => [plainWord(word), field] as const),
  ),
);

/** Whether rows and seats in a row have a column each: what else says the seats is not read. */
export const hasSides = (fields: readonly string[]): boolean =>
  fields.includes('rows') && fields.includes('columns');

/** Sheets of rooms. */
export const roomFamily: SheetFamily = {
  name: 'rooms',
  fields: readFields,
  // One says the grid, and another how many seats it makes.
  repeated: 'seats',
  fieldOf: (head) => meaningOf(fieldOfWord, head) ?? '',
  isWhole: (fields) => fields.includes('name') && (hasSides(fields) || fields.includes('seats')),
};

/** The columns with these fields; of two with the same, the first. */
export const roomColumns = (fields: readonly string[]): RoomColumns => {
  const places = placesOf(fields);
  return new Map(
    readFields.flatMap((field) => {
      const at = places.get(field);
      return at === undefined ? [] : [[field, at] as const];
    }),
  );
};
