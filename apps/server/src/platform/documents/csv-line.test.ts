import { expect, it } from 'vitest';
import { type Cell, csvLine } from './csv-line.js';

it.each<[string, Cell, string]>([
  ['text', '上海班', '上海班'],
  ['a figure', -12.5, '-12.5'],
  ['nothing', null, ''],
  ['a comma', 'a,b', '"a,b"'],
  ['a quotation mark', '"一期"', '"""一期"""'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a number of twenty digits', '26312000000012345678', '26312000000012345678\t'],
  ['a number with zeros before it', '00421', '00421\t'],
  ['a code that looks like a power', '12E4', '12E4\t'],
  ['a code that looks like a power with a sign', '12E+4', '12E+4\t'],
  ['a code that looks like a power of a fraction', '1.2e5', '1.2e5\t'],
  ['a number of twelve digits', '202611120012', '202611120012\t'],
  ['a version with a zero at its end', '1.10', '1.10\t'],
  ['a desk that looks like a day', '3-4', '3-4\t'],
  ['a fraction that looks like a day', '1/2', '1/2\t'],
  ['a day', '2026-11-21', '2026-11-21'],
  ['an amount', 1234.5, '1234.5'],
  ['a phone', '13800000001', '13800000001'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with arguments', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a plus', '+86', "'+86"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a carriage return', '\r=1', `"'\r=1"`],
  ['a blank before a formula', ' =1', "' =1"],
  ['a full-width sign', '＝1', "'＝1"],
  ['a full-width plus', '＋1', "'＋1"],
  ['a full-width minus', '－1', "'－1"],
  ['a full-width at sign', '＠1', "'＠1"],
])('writes %s', (_, cell, text) => {
  expect(csvLine([cell, 'z'])).toBe(`${text},z\r\n`);
});
