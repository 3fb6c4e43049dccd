/** The number of a character in Unicode, for example `U+20BB7`: the name of one that cannot be drawn. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
