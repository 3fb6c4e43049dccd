import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit';

/** The parts of fontkit's subset beyond its published types: its glyphs, and the place of each. */
interface Places {
  readonly glyphs: number[];
  readonly mapping: Record<number, number>;
  includeGlyph: (id: number) => number;
}

/** Numbers of glyphs have 16 bits. The bits above them number the characters that share a glyph. */
const oneGlyph = 0x1_0000;

const derived = (glyph: Glyph, own: Partial<Glyph>): Glyph =>
  Object.create(glyph, Object.getOwnPropertyDescriptors(own));

/** A subset in which a glyph has a place for each of its characters. */
const withPlaces = (subset: Subset): Subset => {
  const places = subset as unknown as Places;
  places.includeGlyph = (id) => {
    places.mapping[id] ??= places.glyphs.push(id % oneGlyph) - 1;
    return places.mapping[id];
  };
  return subset;
};

/**
 * Opens the font of documents, so that every text can be read back from a PDF as it was written. Characters share
 * glyphs, as the dots of 买买提·艾力 and ホセ・リサール do, and both fontkit and pdfkit keep the character for which
 * they drew a glyph first: a name would be copied, found and read aloud with the dot of another.
 * @throws Error when the bytes are a collection of fonts.
 */
export const openFont = (bytes: SharedArrayBuffer): Font => {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('The font of documents is a collection, not a font.');
  const plain = {
    getGlyph: font.getGlyph.bind(font),
    layout: font.layout.bind(font) as (...all: Parameters<Font['layout']>) => GlyphRun,
    createSubset: font.createSubset.bind(font),
  };
  const byCharacters = new Map<string, Glyph>();
  const drawnFor = new Map<number, number>();
  const numbered = new Map<Glyph, Glyph>();

  const meet = (id: number, codePoints: number[]): Glyph => {
    const glyph = derived(plain.getGlyph(id, codePoints), { codePoints });
    const earlier = drawnFor.get(id) ?? 0;
    drawnFor.set(id, earlier + 1);
    const { advanceWidth } = glyph;
    // Glyph 0, the box of a missing character, keeps its number: code that looks for boxes finds it by that.
    if (id > 0 && earlier > 0)
      numbered.set(glyph, derived(glyph, { id: id + earlier * oneGlyph, advanceWidth }));
    return glyph;
  };

  return Object.assign(font, {
    getGlyph: (id: number, codePoints: number[] = []) => {
      if (codePoints.length === 0) return plain.getGlyph(id);
      const key = `${id}:${codePoints}`;
      const glyph = byCharacters.get(key) ?? meet(id, codePoints);
      byCharacters.set(key, glyph);
      return glyph;
    },
    layout: (...all: Parameters<Font['layout']>) => {
      const run = plain.layout(...all);
      run.glyphs = run.glyphs.map((glyph) => numbered.get(glyph) ?? glyph);
      return run;
    },
    createSubset: () => withPlaces(plain.createSubset()),
  });
};
