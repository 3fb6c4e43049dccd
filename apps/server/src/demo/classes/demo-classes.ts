import type { ClassStatus } from '@skillcert/core';
import type { DemoUsername } from '../people/demo-accounts.js';

/** One class of the demo: where it stands, and when its exam lies. */
export interface DemoClass {
  readonly status: ClassStatus;
  /** Days from today to the exam; a fraction for an exam that runs now. */
  readonly exam_in: number;
  readonly level: string;
  readonly city: string;
  readonly venue: string;
  readonly candidates: number;
  /** `full` and `one_left` set the capacity by the seats taken. */
  readonly capacity: number | 'full' | 'one_left';
  readonly owner: DemoUsername;
  /** Indexes into the demo's units, for a joint class; their shares in basis points total 10,000. */
  readonly joint?: readonly { readonly unit: number; readonly share_bp: number }[];
  /** Registration accounts and companies that work at its desk. */
  readonly desk?: readonly DemoUsername[];
}

const venues = {
  上海: '上海市徐汇区虹桥路100号 考试中心三楼',
  北京: '北京市海淀区学院路30号 教学楼B座',
  广州: '广州市天河区体育西路120号',
  深圳: '深圳市南山区科苑路15号 培训中心',
  杭州: '杭州市西湖区文三路90号',
  成都: '成都市武侯区人民南路四段27号',
  武汉: '武汉市武昌区珞喻路1037号',
  西安: '西安市雁塔区科技路48号',
  南京: '南京市玄武区珠江路67号 考试楼',
} as const;

type City = keyof typeof venues;
type Rest = Omit<DemoClass, 'status' | 'exam_in' | 'level' | 'city' | 'venue' | 'candidates'>;

const at = (
  status: ClassStatus,
  exam_in: number,
  [level, city, candidates]: readonly [string, City, number],
  rest: Rest,
): DemoClass => ({ status, exam_in, level, city, venue: venues[city], candidates, ...rest });

const threeUnits = [
  { unit: 0, share_bp: 4_000 },
  { unit: 1, share_bp: 3_500 },
  { unit: 2, share_bp: 2_500 },
];
const twoUnits = [
  { unit: 0, share_bp: 6_000 },
  { unit: 7, share_bp: 4_000 },
];

/** A year of classes, every state of the lifecycle among them. */
export const demoClasses: readonly DemoClass[] = [
  at('archived', -330, ['3', '上海', 92], { capacity: 120, owner: 'master01', desk: ['editor01'] }),
  at('archived', -305, ['4', '广州', 85], { capacity: 100, owner: 'recommend02' }),
  at('archived', -276, ['2', '北京', 64], { capacity: 80, owner: 'master02' }),
  at('archived', -248, ['3', '杭州', 88], { capacity: 100, owner: 'multi01' }),
  at('archived', -214, ['3', '成都', 96], { capacity: 120, owner: 'recommend03', desk: ['company02'] }),
  at('archived', -186, ['4', '武汉', 80], { capacity: 100, owner: 'master03', desk: ['company01'] }),
  at('archived', -151, ['3', '上海', 110], { capacity: 120, owner: 'recommend01', joint: threeUnits }),
  at('archived', -120, ['2', '深圳', 70], { capacity: 80, owner: 'master01' }),
  at('finished', -92, ['3', '西安', 84], { capacity: 100, owner: 'master02' }),
  at('finished', -71, ['4', '北京', 78], { capacity: 90, owner: 'master03' }),
  at('finished', -48, ['3', '广州', 90], { capacity: 100, owner: 'recommend02', desk: ['editor02'] }),
  at('certifying', -24, ['3', '上海', 86], { capacity: 100, owner: 'master01', desk: ['editor01'] }),
  at('certifying', -21, ['2', '杭州', 52], { capacity: 60, owner: 'multi01' }),
  at('publicity', -15, ['3', '深圳', 74], { capacity: 90, owner: 'master02' }),
  at('publicity', -13, ['4', '成都', 66], { capacity: 80, owner: 'recommend03' }),
  at('scoring', -6, ['3', '北京', 88], { capacity: 100, owner: 'master03' }),
  at('scoring', -3, ['2', '上海', 48], { capacity: 60, owner: 'master01' }),
  at('examining', -0.1, ['3', '武汉', 90], { capacity: 100, owner: 'master02', desk: ['company01'] }),
  at('arranged', 6, ['3', '广州', 82], { capacity: 100, owner: 'recommend02', desk: ['editor02'] }),
  at('arranged', 8, ['4', '西安', 68], { capacity: 80, owner: 'master03' }),
  at('closed', 16, ['3', '杭州', 76], { capacity: 90, owner: 'multi01' }),
  at('closed', 19, ['2', '北京', 54], { capacity: 60, owner: 'master02' }),
  at('enrolling', 34, ['3', '上海', 64], {
    capacity: 120,
    owner: 'master01',
    desk: ['editor01', 'company01'],
  }),
  at('enrolling', 38, ['4', '广州', 40], { capacity: 'one_left', owner: 'master02', desk: ['editor02'] }),
  at('enrolling', 42, ['2', '北京', 36], { capacity: 'full', owner: 'master03' }),
  at('enrolling', 46, ['3', '深圳', 60], { capacity: 150, owner: 'recommend01', joint: threeUnits }),
  at('enrolling', 50, ['4', '成都', 28], { capacity: 80, owner: 'recommend03', desk: ['company02'] }),
  at('paused', 44, ['3', '西安', 30], { capacity: 60, owner: 'master03' }),
  at('approved', 66, ['3', '武汉', 0], { capacity: 100, owner: 'master02' }),
  at('approved', 72, ['2', '上海', 0], { capacity: 60, owner: 'recommend01', joint: twoUnits }),
  at('submitted', 88, ['4', '杭州', 0], { capacity: 80, owner: 'multi01' }),
  at('submitted', 90, ['3', '广州', 0], { capacity: 100, owner: 'recommend02' }),
  at('refused', 92, ['2', '成都', 0], { capacity: 60, owner: 'recommend03' }),
  at('draft', 94, ['3', '北京', 0], { capacity: 100, owner: 'master01' }),
  at('draft', 98, ['3', '上海', 0], { capacity: 120, owner: 'recommend01', joint: twoUnits }),
  at('cancelled', 30, ['4', '深圳', 22], { capacity: 60, owner: 'master02' }),
  // Large enough to see how a hundred files are cleared one after the other.
  at('enrolling', 54, ['3', '南京', 400], { capacity: 500, owner: 'master01' }),
];
