/**
 * The number of a document as a check expects it: NFKC, no blanks, dashes or invisible signs, ASCII letters
 * as capitals.
 */
export const normaliseCode = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
