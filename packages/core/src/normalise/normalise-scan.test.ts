import { expect, it } from 'vitest';
import { normaliseScan } from './normalise-scan.js';

const code = 'SC1/MFRGGZDF/1S/C26-0104-00058/C26-0104-T0058/2/AB';

it.each([
  ['small letters', code.toLowerCase()],
  ['a Chinese input method', code.replaceAll('/', '、').replaceAll('-', '——')],
  ['a Japanese input method', code.replaceAll('/', '・').replaceAll('-', 'ー')],
  ['full width', [...code].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join('')],
  ['dashes of a word processor', code.replaceAll('-', '–')],
  ['a minus', code.replaceAll('-', '−')],
  [
    'a tab, ends of lines and a mark of the order of bytes',
    `\ufeff ${code.slice(0, 9)}\t${code.slice(9)}\r\n`,
  ],
])('reads a code through %s', (_, typed) => {
  expect(normaliseScan(typed)).toBe(code);
});

it('leaves a name and a number of others as they are', () => {
  expect([normaliseScan('李晓明'), normaliseScan('A；B')]).toEqual(['李晓明', 'A;B']);
});
