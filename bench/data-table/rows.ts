/** What all four tables draw: the same rows, columns, order and sizes. */
export interface Person {
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

const pick = (some: readonly string[], number: number): string => some[number % some.length] ?? '';
const two = (number: number) => String(number).padStart(2, '0');

export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, number) => {
    const spread = (number * 2_654_435_761) % 4_294_967_296;
    return {
      id: String(number + 1),
      name: pick(family, spread) + pick(given, spread >>> 5) + pick(given, spread >>> 11),
      phone: `138****${String(spread % 10_000).padStart(4, '0')}`,
      level: pick(levels, spread >>> 7),
      unit: pick(units, spread >>> 9),
      city: pick(cities, spread >>> 13),
      score: spread % 101,
      applied_at: `2026-${two(1 + (spread % 11))}-${two(1 + (spread % 28))}`,
    };
  });

export const columns = [
  { id: 'id', title: '编号', width: 80 },
  { id: 'name', title: '姓名', width: 140 },
  { id: 'phone', title: '手机号', width: 160 },
  { id: 'level', title: '等级', width: 160 },
  { id: 'unit', title: '推荐机构', width: 220 },
  { id: 'city', title: '城市', width: 110 },
  { id: 'score', title: '成绩', width: 110 },
  { id: 'applied_at', title: '报名日期', width: 150 },
] as const;

type Field = (typeof columns)[number]['id'];

const collator = new Intl.Collator('zh');

/** The one way all four compare. */
export const compare = (field: Field, a: Person, b: Person): number =>
  field === 'score' ? a.score - b.score : collator.compare(String(a[field]), String(b[field]));

export const rowHeight = 46;
export const height = 598;
