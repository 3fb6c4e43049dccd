import type { Font } from 'fontkit';

const gather = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') for (const character of value) into.add(character);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const each of Object.values(value)) gather(each, into);
  }
};

/** Every character of a document that its font cannot draw, each once. A line may end, which takes no glyph. */
export const missingCharacters = (document: object, font: Font): readonly string[] => {
  const used = new Set<string>();
  gather(document, used);
  used.delete('\n');
  return [...used].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
};
