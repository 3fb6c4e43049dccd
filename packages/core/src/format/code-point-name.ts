/** The number of a character in Unicode, as in `U+20BB7`: what names one that cannot be drawn. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
