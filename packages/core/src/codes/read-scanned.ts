/**
 * What was scanned or typed, as our numbers and codes are written. A hand scanner is a keyboard: with a Chinese or Japanese input method on, "/"
 * comes as "、" or "・" and "-" as a long dash, letters come full width or small, and a label may hold signs that nobody sees.
 */
export const readScanned = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[、・]/g, '/')
    .replaceAll(/[\p{Pd}−ー]+/gu, '-')
    .toUpperCase();
