import type { Font } from 'fontkit';

interface LineOptions {
  readonly align?: string | undefined;
  readonly lineWidth?: number | undefined;
  readonly baseline?: number | undefined;
}

/**
 * The parts of pdfkit 0.20 beyond its published types: the font in use, and the functions that measure and draw a
 * line.
 */
interface Inside {
  _font: { readonly ascender: number };
  readonly _fontSize: number;
  widthOfString: (text: string, options?: LineOptions) => number;
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void;
}

interface Run {
  text: string;
  /** By its place among the fonts. */
  readonly font: number;
}

/** A text in pieces of one font each: of every character the first that has it. */
const runsOf = (text: string, fonts: readonly Font[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const found = fonts.findIndex((each) => each.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    // A character that no font has, such as a variation selector, stays with the character before it.
    const font = found === -1 ? (last?.font ?? 0) : found;
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
};

/**
 * Lets a document take missing characters from other fonts, on the same baseline. pdfkit lays a text out by the
 * widths of its words and draws it line by line: both are done here by pieces, so that breaks, heights and tables
 * stay as with one font. Lines are aligned left or right, as those of our documents are.
 */
export const mixFonts = (pdf: PDFKit.PDFDocument, fonts: readonly Font[]): void => {
  const inside = pdf as unknown as Inside;
  const first = inside._font;
  const used = fonts.map((font, at) => {
    if (at === 0) return first;
    pdf.font(font as unknown as Uint8Array<ArrayBuffer>);
    return inside._font;
  });
  inside._font = first;
  const measure = inside.widthOfString.bind(inside);
  const draw = inside._fragment.bind(inside);

  const by = <Result>({ font }: Run, work: () => Result): Result => {
    const before = inside._font;
    inside._font = used[font] ?? first;
    try {
      return work();
    } finally {
      inside._font = before;
    }
  };
  const widthOf = (run: Run, options?: LineOptions) => by(run, () => measure(run.text, options));

  inside.widthOfString = (text, options) =>
    runsOf(text, fonts).reduce((sum, run) => sum + widthOf(run, options), 0);
  inside._fragment = (text, x, y, options) => {
    const line = text.replaceAll('\n', '');
    const runs = runsOf(line, fonts);
    if (runs.every(({ font }) => font === 0)) {
      draw(line, x, y, options);
      return;
    }
    const { align, lineWidth = 0 } = options;
    let from = align === 'right' ? x + lineWidth - inside.widthOfString(line.trimEnd(), options) : x;
    const baseline = (-first.ascender / 1000) * inside._fontSize;
    for (const run of runs) {
      const at = from;
      by(run, () => draw(run.text, at, y, { ...options, align: 'left', baseline }));
      from += widthOf(run, options);
    }
  };
};
