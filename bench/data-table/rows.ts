import {
  type SampleRegistration,
  sampleRegistrations,
} from '../../packages/ui/src/data-table/sample-registrations';

/** The shared input of all four tables: the same rows, columns, order and sizes. The rows are those of our stories. */
export type Person = SampleRegistration;

export const people = sampleRegistrations;

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
