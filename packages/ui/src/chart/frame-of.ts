import { linear } from './linear.js';
import { textWidth } from './text-width.js';
import type { Box } from './use-box.js';

/** The plot's position in its box, and the mapping of values to positions. */
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
