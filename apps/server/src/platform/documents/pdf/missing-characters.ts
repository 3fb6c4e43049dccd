import type { Font } from 'fontkit';

const gather = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') for (const character of value) into.add(character);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const each of Object.values(value)) gather(each, into);
  }
};

/** Every character of a document, each once. A line may end, which takes no glyph. */
export const charactersOf = (document: object): ReadonlySet<string> => {
  const used = new Set<string>();
  gather(document, used);
  used.delete('\n');
  return used;
};

/** Those of some characters that none of the fonts can draw. */
export const missingCharacters = (characters: Iterable<string>, fonts: readonly Font[]): readonly string[] =>
  [...characters].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !fonts.some((font) => font.hasGlyphForCodePoint(code));
  });
