import type { Font } from 'fontkit';

/** A line of text as an outline, for pictures that must look alike on machines with other fonts. */
export interface TextPath {
  /** For the `d` of an SVG path; the baseline is at 0, the first letter begins at 0. */
  readonly d: string;
  readonly width: number;
}

const scaled = (command: string, args: readonly number[], scale: number, left: number) =>
  command +
  args.map((value, at) => (at % 2 === 0 ? left + value * scale : -value * scale).toFixed(1)).join(' ');

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Outlines one line of text at a size in pixels. Characters that the font lacks become boxes. */
export const textPath = (font: Font, text: string, size: number): TextPath => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  const parts = glyphs.map((glyph, at) => {
    const part = glyph.path.commands
      .map(({ command, args }) => scaled(letters[command] ?? '', args, scale, left))
      .join('');
    left += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale;
    return part;
  });
  return { d: parts.join(''), width: left };
};

interface LineRoom {
  readonly size: number;
  /** In pixels. */
  readonly width: number;
  /** The most lines. */
  readonly lines: number;
}

/** The text in lines of the given width; the last one ends in an ellipsis if there are too many. */
export const textLines = (
  font: Font,
  text: string,
  { size, width, lines: most }: LineRoom,
): readonly string[] => {
  const fits = (line: string) => textPath(font, line, size).width <= width;
  const lines = [''];
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  // A word wider than a line is broken anywhere.
  const parts = words.flatMap(({ segment }) => (fits(segment) ? [segment] : [...segment]));
  for (const segment of parts) {
    const line = `${lines.at(-1)}${segment}`;
    if (fits(line)) lines[lines.length - 1] = line;
    else if (lines.length < most) lines.push(segment.trimStart());
    else {
      const cut = [...(lines.at(-1) ?? '')];
      while (cut.length > 0 && !fits(`${cut.join('')}…`)) cut.pop();
      lines[lines.length - 1] = `${cut.join('')}…`;
      break;
    }
  }
  return lines;
};
