import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.js';

const measure = (text: string) => [...text].length;

it.each<[string, string, number, readonly string[]]>([
  ['a text that fits nowhere', 'Scan to enrol', 20, ['Scan to enrol']],
  ['words where they end', 'Scan to enrol', 8, ['Scan to', 'enrol']],
  ['a word that is too wide inside it', 'https://a.example', 6, ['https:', '//a.ex', 'ample']],
  ['nothing', '', 5, []],
])('breaks %s', (_, text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

it('keeps every character of a text without blanks, and each line within the width', () => {
  const text = '扫描二维码报名参加国家职业技能等级认定';
  const lines = wrapText(text, 7, measure);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(7);
});
