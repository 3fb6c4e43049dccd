import { expect, it } from 'vitest';
import { readScanned } from './read-scanned.js';

const code = 'SC1/MFRGGZDF/1S/TC26-0018-00045/TC26-0018-T0045/1/ABC234';

it.each([
  ['as it is written', code],
  ['with Chinese punctuation', code.replaceAll('/', '、')],
  ['with Japanese punctuation', code.replaceAll('/', '・').replaceAll('-', 'ー')],
  ['with long dashes', code.replaceAll('-', '——')],
  ['with a minus sign', code.replaceAll('-', '−')],
  ['full width', code.replaceAll('/', '／').replaceAll('-', '－').replace('SC1', 'ＳＣ１')],
  ['in small letters', code.toLowerCase()],
  ['with the end of a line, a tab and a mark of order', `\uFEFF${code}\r\n\t`],
])('reads a code that comes %s', (_how, typed) => {
  expect(readScanned(typed)).toBe(code);
});

it('leaves what is no number', () => {
  expect(readScanned(' 张晓明 ')).toBe('张晓明');
});
