import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type SaidLine, toCompared } from './compare-lines.js';
import { pairLines } from './pair-lines.js';

const line = (said: Partial<SaidLine> = {}): SaidLine & { amount_cents: number } => ({
  paid_on: '2026-11-12',
  paid_at: null,
  payer_name: '李晓明',
  note: '报名费',
  numbers: [],
  reference_keys: [],
  layout: 'web',
  amount_cents: 68_000,
  ...said,
});
const other = (said: Partial<SaidLine> = {}) => line({ layout: 'client', ...said });
const like = (one: SaidLine, two: SaidLine) => compareLines(toCompared(one), toCompared(two));

describe('a line beside one of another export', () => {
  it.each([
    [
      'is the same with the number of its transaction left out',
      line({ reference_keys: ['a1'] }),
      other(),
      'text',
    ],
    [
      'is the same by that number, booked a day later under other words',
      line({ reference_keys: ['a1'] }),
      other({ paid_on: '2026-11-13', payer_name: '支付宝', note: '转账', reference_keys: ['b', 'a1'] }),
      'reference',
    ],
    [
      'is another with a number used weeks later',
      line({ reference_keys: ['a1'] }),
      other({ paid_on: '2026-12-13', reference_keys: ['a1'] }),
      'other',
    ],
    [
      'is the same with seconds left out',
      line({ paid_at: '09:12:11', note: '' }),
      other({ paid_at: '09:12', note: '转账' }),
      'moment',
    ],
    [
      'is the same with the account beside the name',
      line(),
      other({ payer_name: '李晓明 ****0017' }),
      'text',
    ],
    ['is the same with a part of the name hidden', line(), other({ payer_name: '*晓明' }), 'text'],
    ['is the same with a longer purpose', line(), other({ note: '跨行转账-报名费' }), 'text'],
    ['is perhaps the same with another purpose', line(), other({ note: '转账' }), 'perhaps'],
    ['is perhaps the same where nobody says the payer', line(), other({ payer_name: '' }), 'perhaps'],
    [
      'is perhaps the same at another time',
      line({ paid_at: '09:12' }),
      other({ paid_at: '17:40' }),
      'perhaps',
    ],
    ['is another by another payer', line(), other({ payer_name: '王芳' }), 'other'],
    [
      'is another for another candidate',
      line({ numbers: ['C26-1'] }),
      other({ numbers: ['C26-2'] }),
      'other',
    ],
    [
      'is perhaps the same of another payer for one candidate',
      line({ numbers: ['C26-1'] }),
      other({ payer_name: '王芳', numbers: ['C26-1'] }),
      'perhaps',
    ],
    [
      'is another in one layout with another number',
      line({ reference_keys: ['a1'] }),
      line({ reference_keys: ['a2'] }),
      'other',
    ],
    ['is another in one layout with another purpose', line(), line({ note: '住宿费' }), 'other'],
    [
      'is the same in one layout whose number a program shortened',
      line({ reference_keys: ['a1'] }),
      line(),
      'text',
    ],
  ] as const)('%s', (_, one, two, likeness) => {
    expect(like(one, two)).toBe(likeness);
    expect(like(two, one)).toBe(likeness);
  });
});

describe('a list said again in another shape', () => {
  const person = fc.constantFrom('李晓明', '王芳', '阿依古丽', '上海明达咨询有限公司');
  const saidLine = fc.record({
    paid_on: fc.constantFrom('2026-11-12', '2026-11-13'),
    paid_at: fc.constantFrom(null, '09:12:11', '17:40:02'),
    payer_name: person,
    note: fc.constantFrom('', '报名费', '报名费 考试'),
    numbers: fc.constant<string[]>([]),
    reference_keys: fc.constant<string[]>([]),
    layout: fc.constant('web'),
    amount_cents: fc.constantFrom(68_000, 138_000),
  });
  const list = fc
    .array(saidLine, { maxLength: 30 })
    .map((lines) => lines.map((each, at) => ({ ...each, reference_keys: [`r${at}`] })));
  /** Differences of another export: parts that it leaves out or writes in a longer form. */
  const shape = fc.record({
    hasReference: fc.boolean(),
    hasNote: fc.boolean(),
    time: fc.constantFrom(0, 5, 8),
    payer: fc.constantFrom('', ' ****0017', '/招商银行'),
  });
  type Lines = readonly (SaidLine & { amount_cents: number })[];
  type Shape = { hasReference: boolean; hasNote: boolean; time: number; payer: string };
  const reshape = (lines: Lines, { hasReference, hasNote, time, payer }: Shape): Lines =>
    lines.map((each) => ({
      ...each,
      reference_keys: hasReference ? each.reference_keys : [],
      paid_at: each.paid_at?.slice(0, time) || null,
      note: hasNote || payer !== '' ? each.note : '',
      payer_name: `${each.payer_name}${payer}`,
      layout: 'client',
    }));
  const shuffled = (lines: Lines) => fc.shuffledSubarray([...lines], { minLength: lines.length });

  it('brings no line that is there, and each line that is not', () => {
    const cases = fc
      .tuple(list, shape)
      .chain(([lines, said]) =>
        fc.tuple(fc.constant(lines), shuffled(reshape(lines, said)), fc.shuffledSubarray(lines)),
      );
    fc.assert(
      fc.property(cases, ([lines, again, some]) => {
        const all = pairLines(again, lines);
        expect(all.known.size).toBe(lines.length);
        expect(new Set(all.known.values()).size).toBe(lines.length);
        expect(all.perhaps.size).toBe(0);
        // If only some of the lines are kept, all of these are found again, and the new ones are left over.
        const part = pairLines(again, some);
        expect(part.known.size + part.perhaps.size).toBeLessThanOrEqual(some.length);
        expect(part.known.size).toBe(some.length);
      }),
    );
  });

  it('keeps two equal lines of one file two', () => {
    const twice = [line({ layout: 'client' }), line({ layout: 'client' })];
    expect(pairLines(twice, [line()])).toMatchObject({ known: new Map([[0, 0]]), perhaps: new Map() });
    expect(pairLines(twice, [line(), line()]).known.size).toBe(2);
    expect(pairLines(twice, []).known.size).toBe(0);
  });
});

it('pairs thousands of lines of one day and amount by payer and number', () => {
  const many = (layout: string, account: string) =>
    Array.from({ length: 2_000 }, (_, n) =>
      line({ layout, payer_name: `付款人${n}${account}`, note: `第${n}笔` }),
    );
  expect(pairLines(many('client', ' ****0017'), many('web', '')).known.size).toBe(2_000);
});
