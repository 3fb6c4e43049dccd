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
