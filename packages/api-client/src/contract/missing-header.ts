import { codePointName } from '@skillcert/core';

/**
 * Names, with a document, the characters that no font of the server has: the document shows their numbers in their
 * place, and the person who gives it out writes them in (docs/adr/0059).
 */
export const missingHeader = 'X-Missing-Characters';

/** Characters as the value of {@link missingHeader}, which is ASCII: `U+20BB7 U+1F600`. */
export const missingText = (characters: readonly string[]): string =>
  characters.map((each) => codePointName(each)).join(' ');

/** The characters that a value of {@link missingHeader} names. */
export const missingIn = (text: string): readonly string[] =>
  [...text.matchAll(/U\+(10[\dA-F]{4}|[\dA-F]{4,5})\b/g)].map(([, number = '']) =>
    String.fromCodePoint(Number.parseInt(number, 16)),
  );
