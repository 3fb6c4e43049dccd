import { expect, it } from 'vitest';
import { isLeftOut, markTotals } from '../total-row.js';
import { findDecimals } from './find-decimals.js';
import { readCents } from './read-cents.js';

it.each([
  ['¥-1,250.00', -125_000],
  ['￥－1,250.00', -125_000],
  ['-¥1,250.00', -125_000],
  ['–500', -50_000],
  ['—500', -50_000],
  ['－500.00', -50_000],
  ['▲500', -50_000],
  ['△1,380', -138_000],
  ['$-5', -500],
  ['($5.00)', -500],
  ['¥(5.00)', -500],
  ['(5.00)元', -500],
  ['人民币 680.00 元', 68_000],
  ['RMB￥680.00', 68_000],
  ['US$ 680', 68_000],
  ['680元整', 68_000],
  ['+¥680.00', 68_000],
  ['¥+680.00', 68_000],
  ['680.00+', 68_000],
  // The calculator of Windows copies its result between marks that nobody sees.
  ['\u202d680.00\u202c', 68_000],
  ['\u200b1,380.00\u200b', 138_000],
  ['1 380.00', 138_000],
  ['1\u202f380.00', 138_000],
  ["1'380.00", 138_000],
  ['680.', 68_000],
  ['.31', 31],
])('reads %s as %i', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

it.each([
  '支出680.00',
  '借680.00',
  '680.00贷',
  '收入680.00',
  '约680',
  'No680',
  '#680',
  'x680',
  '680.00/2',
  '--680',
  '+-680',
  '-680 CR',
  '(680',
  '680)',
  '680 680',
  '680 1',
  '12,34',
  '1,2345',
  '1.380',
  '1.380,00',
  '2026-11-12',
  '',
])('takes %s for no amount', (text) => {
  expect(readCents(text)).toBeUndefined();
});

it.each([
  ['decimal commas', ['1.380,00', '680,50', '12'], [138_000, 68_050, 1_200]],
  ['a comma in one cell alone', ['1.380', '680', '19,9'], [138_000, 68_000, 1_990]],
  ['two points in one cell', ['1.234.567', '680'], [123_456_700, 68_000]],
  ['three digits after each point, and none below a thousand', ['1.380', '680'], [138_000, 68_000]],
  ['three digits after each point, and nothing else', ['1.380', '2.760'], [undefined, undefined]],
  ['three decimals', ['1380.000', '680.000', '0.310'], [138_000, 68_000, 31]],
  ['decimal points', ['1,380.00', '680.5', '1.380'], [138_000, 68_050, undefined]],
  ['both', ['1,380.00', '1.380,00', '680'], [138_000, undefined, 68_000]],
  ['neither', ['1,380', '680'], [138_000, 68_000]],
  ['a comma that may be either', ['680,50', '1,380'], [68_050, undefined]],
] as const)('decides a column by %s', (_, texts, cents) => {
  expect(texts.map((text) => readCents(text, findDecimals(texts)))).toEqual(cents);
});

it.each([
  [['合计', '', '1,234,567.89']],
  [['合计', '2', '¥1,234,567.89', '-']],
  [['合计：2笔', '12,345,678.90元']],
  [['本月合计', '', '1,380.00', '-1,250.00']],
  [['累计', '(1,250.00)', '1.234.567,89']],
])('knows the total row %j', (cells) => {
  const [row] = markTotals([{ row_no: 9, cells, flaws: [] }], () => false);
  expect(row && isLeftOut(row)).toBe(true);
});

it.each([
  [['合计', '13812345678']],
  [['合计', '310101199003071353']],
  [['合计', '王芳', '680.00']],
  [['总计划', '680.00']],
])('keeps the row %j', (cells) => {
  const [row] = markTotals([{ row_no: 9, cells, flaws: [] }], () => false);
  expect(row && isLeftOut(row)).toBe(false);
});
