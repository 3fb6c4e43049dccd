import { languages } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { placesOf, type SheetFamily } from '../../../platform/sheet/choose-columns.js';
import { meaningOf } from '../../../platform/sheet/head-words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { type RoomField, roomFields } from './room-columns.js';

/** Which column of a sheet of rooms is what; without what it does not have. */
export type RoomColumns = ReadonlyMap<RoomField, number>;

/** Other heads that sheets use for a column. */
const synonyms: Readonly<Partial<Record<RoomField, readonly string[]>>> = {
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

/** Sheets of rooms. */
export const roomFamily: SheetFamily = {
  name: 'rooms',
  fields: roomFields,
  fieldOf: (head) => meaningOf(fieldOfWord, head) ?? '',
  isWhole: (fields) => ['name', 'rows', 'columns'].every((field) => fields.includes(field)),
};

/** The columns with these fields; of two with the same, the first. */
export const roomColumns = (fields: readonly string[]): RoomColumns => {
  const places = placesOf(fields);
  return new Map(
    roomFields.flatMap((field) => {
      const at = places.get(field);
      return at === undefined ? [] : [[field, at] as const];
    }),
  );
};
