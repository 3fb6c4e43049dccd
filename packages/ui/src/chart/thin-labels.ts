import { textWidth } from './text-width.js';

/** A label is never given more room than this, in em: the whole text stands in the tip and in the table. */
export const widestLabel = 9;

/** Every how many labels one can be drawn so that they do not touch, when each has `room` em. */
export const thinLabels = (labels: readonly string[], room: number): number => {
  const widest = Math.max(0, ...labels.map((label) => Math.min(widestLabel, textWidth(label))));
  return Math.max(1, Math.ceil((widest + 0.75) / Math.max(0.01, room)));
};
