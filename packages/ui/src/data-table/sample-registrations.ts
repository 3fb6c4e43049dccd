import type { Column } from './data-table-props.js';

/** Many rows for the stories of DataTable: the same at every run. */
export interface SampleRegistration {
  id: string;
  name: string;
  phone: string;
  level: string;
  unit: string;
  city: string;
  score: number;
  applied_at: string;
}

const family = [...'王李张刘陈杨黄赵周吴徐孙马朱胡'];
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀英霞平刚桂兰'];
const levels = ['三级/高级技师', '四级/中级', '五级/初级'];
const units = [
  '上海人才服务中心',
  '浦东职业培训学校',
  '杭州技术转移研究院',
  '苏州创新服务中心',
  '南京科技大学',
];
const cities = ['上海', '杭州', '苏州', '南京'];

const pick = <Value>(some: readonly Value[], number: number, fallback: Value): Value =>
  some[number % some.length] ?? fallback;
const two = (number: number) => String(number).padStart(2, '0');

/** The row with this number, from 0. */
const registration = (number: number): SampleRegistration => {
  // A multiplicative hash spreads the numbers, so that sorting has something to do.
  const spread = (number * 2_654_435_761) % 4_294_967_296;
  return {
    id: String(number + 1),
    name: pick(family, spread, '王') + pick(given, spread >>> 5, '伟') + pick(given, spread >>> 11, ''),
    phone: `138****${String(spread % 10_000).padStart(4, '0')}`,
    level: pick(levels, spread >>> 7, '四级/中级'),
    unit: pick(units, spread >>> 9, '上海人才服务中心'),
    city: pick(cities, spread >>> 13, '上海'),
    score: spread % 101,
    applied_at: `2026-${two(1 + (spread % 11))}-${two(1 + (spread % 28))}`,
  };
};

export const sampleRegistrations = (count: number): readonly SampleRegistration[] =>
  Array.from({ length: count }, (_, number) => registration(number));

export const registrationColumns: readonly Column<SampleRegistration>[] = [
  {
    id: 'name',
    header: '姓名',
    cell: (row) => row.name,
    sortable: true,
    filter: 'text',
    card: 'title',
    show: 'always',
  },
  { id: 'phone', header: '手机号', cell: (row) => row.phone, filter: 'text' },
  {
    id: 'level',
    header: '等级',
    cell: (row) => row.level,
    sortable: true,
    filter: levels.map((level) => ({ value: level, label: level })),
  },
  { id: 'unit', header: '推荐机构', cell: (row) => row.unit, width: 'medium', sortable: true },
  { id: 'city', header: '城市', cell: (row) => row.city, width: 'narrow' },
  { id: 'score', header: '成绩', cell: (row) => row.score, sortable: true, align: 'end', width: 'narrow' },
  { id: 'applied_at', header: '报名日期', cell: (row) => row.applied_at, sortable: true, align: 'end' },
];
