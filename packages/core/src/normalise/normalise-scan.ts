// The characters that Chinese and Japanese input methods write for the keys of numbers and codes.
const marks: readonly (readonly [RegExp, string])[] = [
  [/[、・\\]/g, '/'],
  [/[\p{Pd}−ー_]+/gu, '-'],
  [/[。]/g, '.'],
];

/**
 * A number or a code in its written form, typed or scanned in any way: hand scanners type through an input method.
 * NFKC, no blanks and no invisible characters, capitals, `/` for `、` and `・`, one `-` for dashes of any length.
 */
export const normaliseScan = (scanned: string): string =>
  marks
    .reduce((text, [mark, key]) => text.replaceAll(mark, key), scanned.normalize('NFKC'))
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .toUpperCase();
