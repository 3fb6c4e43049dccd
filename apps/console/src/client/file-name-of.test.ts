import { expect, it } from 'vitest';
import { fileNameOf } from './file-name-of.js';

it.each([
  ['2026年第四期（三级）上海班', '2026年第四期（三级）上海班'],
  ['一期/二期: "上海"', '一期-二期- -上海-'],
  ['..\\..\\etc', '-..-etc'],
  ['  .hidden. ', 'hidden'],
  ['长'.repeat(200), '长'.repeat(120)],
])('names a file after %s', (text, name) => {
  expect(fileNameOf(text)).toBe(name);
});
