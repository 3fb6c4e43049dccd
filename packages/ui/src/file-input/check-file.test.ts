import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.js';
import { formatBytes } from './format-bytes.js';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

describe('checkFile', () => {
  it.each([
    ['any file where nothing is asked', file('a.exe', ''), {}, null],
    ['a type by its family', file('a.png', 'image/png'), { accept: 'image/*' }, null],
    ['a type by its name', file('a.png', 'image/png'), { accept: 'image/jpeg, image/png' }, null],
    ['an ending in capitals', file('A.PDF', ''), { accept: '.pdf' }, null],
    ['exactly the limit', file('a.pdf', '', 20), { maxBytes: 20 }, null],
    ['another family', file('a.pdf', 'application/pdf'), { accept: 'image/*' }, 'wrong_type'],
    ['another ending', file('a.pdf.exe', ''), { accept: '.pdf' }, 'wrong_type'],
    ['a picture of an iPhone', file('IMG_1.HEIC', ''), { accept: 'image/jpeg,.png' }, 'heic'],
    ['one by its type', file('a', 'image/heif'), { accept: 'image/jpeg' }, 'heic'],
    ['one byte too many', file('a.pdf', '', 21), { maxBytes: 20 }, 'too_large'],
  ] as const)('%s', (_what, given, rules, expected) => {
    expect(checkFile(given, rules)).toBe(expected);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [358_400, '350 KB'],
    [2_516_582, '2.4 MB'],
    [5_242_880, '5 MB'],
  ])('reads %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
