import { expect, it } from 'vitest';
import { timeZoneName } from './time-zone-name.js';

it.each([
  ['Asia/Shanghai', 'zh', '中国标准时间'],
  ['Asia/Shanghai', 'en', 'China Standard Time'],
  ['Europe/Madrid', 'es', 'hora estándar de Europa central'],
])('says %s in %s', (zone, language, words) => {
  expect(timeZoneName(zone, language)).toBe(words);
});
