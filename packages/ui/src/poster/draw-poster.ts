import { encode } from 'uqr';
import type { PosterPicture } from './poster-texts.js';
import { wrapText } from './wrap-text.js';

/** An A4 sheet of 150 dots per inch; it grows only where a title or a fact takes more lines than it has room for. */
const sheet = { width: 1240, height: 1754, margin: 110, code: 700 } as const;
const leading = 1.45;

interface Block {
  readonly text: string;
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly align: 'center' | 'left';
  /** Above it. */
  readonly gap: number;
}

interface Line extends Block {
  readonly y: number;
}

const fontOf = ({ size, weight = 400 }: Block, family: string) => `${weight} ${size}px ${family}`;

const aboveCode = ({ before, title }: PosterPicture): readonly Block[] => [
  ...(before ? [{ text: before, size: 38, align: 'center', gap: 0 } as const] : []),
  { text: title, size: 68, weight: 700, align: 'center', gap: 28 },
];

const belowCode = ({ text, items }: PosterPicture): readonly Block[] => [
  { text, size: 42, align: 'center', gap: 20 },
  ...items
    .filter(({ value }) => value !== '')
    .map(({ label, value }, index) => ({
      text: `${label}  ${value}`,
      size: 36,
      align: 'left' as const,
      gap: index === 0 ? 40 : 12,
    })),
];

/** The lines of some blocks one below the other, and where the last of them ends. */
const layOut = (context: CanvasRenderingContext2D, family: string, blocks: readonly Block[], top: number) => {
  let y = top;
  const lines: Line[] = [];
  for (const block of blocks) {
    context.font = fontOf(block, family);
    y += block.gap;
    const measure = (part: string) => context.measureText(part).width;
    for (const text of wrapText(block.text, sheet.width - 2 * sheet.margin, measure)) {
      lines.push({ ...block, text, y });
      y += block.size * leading;
    }
  }
  return { lines, end: y };
};

const drawLines = (context: CanvasRenderingContext2D, family: string, lines: readonly Line[]) => {
  context.textBaseline = 'top';
  for (const line of lines) {
    context.font = fontOf(line, family);
    context.textAlign = line.align;
    context.fillText(line.text, line.align === 'center' ? sheet.width / 2 : sheet.margin, line.y);
  }
};

const drawCode = (context: CanvasRenderingContext2D, value: string, top: number) => {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  // Whole dots, so that every edge is sharp.
  const dot = Math.floor(sheet.code / size);
  const left = Math.round((sheet.width - dot * size) / 2);
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(left + x * dot, top + y * dot, dot, dot);
};

/** Draws a poster as a PNG, black on white in every theme: it is paper. */
export const drawPoster = async (poster: PosterPicture): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The poster was not drawn: this browser gives no canvas to draw on.');
  const family = getComputedStyle(document.querySelector('.sc-theme') ?? document.body).fontFamily;
  const above = layOut(context, family, aboveCode(poster), sheet.margin);
  const codeTop = Math.round(above.end + 24);
  const below = layOut(context, family, belowCode(poster), codeTop + sheet.code);
  canvas.width = sheet.width;
  canvas.height = Math.max(sheet.height, Math.ceil(below.end + sheet.margin));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  drawLines(context, family, [...above.lines, ...below.lines]);
  drawCode(context, poster.code, codeTop);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The poster was not drawn: this browser made no PNG of it.');
  return picture;
};
