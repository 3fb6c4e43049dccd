import { linear } from './scales.js';
import type { Box } from './use-box.js';

// Chinese, Japanese and full-width characters take a square, others a little more than half of one.
const wide = /[⺀-鿿가-힯豈-﫿！-｠]/;

const widthOf = (character: string) => (wide.test(character) ? 1 : 0.58);

/** About how wide a text is, in em: near enough to make room for it without measuring. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The text, cut with "…" where it is wider than `room` em. */
export const shorten = (text: string, room: number): string => {
  if (textWidth(text) <= room) return text;
  let width = 1;
  const kept = [...text].filter((character) => {
    width += widthOf(character);
    return width <= room;
  });
  return `${kept.join('').trimEnd()}…`;
};

/** Where the plot stands in its box, and how values become places. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

interface Margins {
  /** Texts at the left edge. */
  left: readonly string[];
  /** No text at the left is given more, in em. */
  widest?: number;
  /** The number of lines of text above. */
  above: number;
  /** And below the texts of the lower edge. */
  below?: number;
}

/** The plot without its labels: room for the widest at the left, one line below, perhaps more. */
export const frameOf = (
  { width, height, em }: Box,
  { left, widest = 12, above, below = 0 }: Margins,
): Frame => {
  const labels = Math.min(widest, width / em / 3, Math.max(0, ...left.map(textWidth)));
  const frame = {
    left: Math.round((labels + 0.75) * em),
    right: Math.round(width - 0.5 * em),
    top: Math.round((0.75 + 1.4 * above) * em),
    bottom: Math.round(height - (2 + 1.4 * below) * em),
  };
  return {
    ...frame,
    width: Math.max(1, frame.right - frame.left),
    height: Math.max(1, frame.bottom - frame.top),
  };
};

/** How values become heights in a frame: the least tick at the bottom, the greatest at the top. */
export const heightIn = (frame: Frame, ticks: readonly number[]) =>
  linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [frame.bottom, frame.top]);
