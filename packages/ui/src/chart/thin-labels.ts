import { textWidth } from './text-width.js';

/** The most room a label gets, in em: the tip and the table have the whole text. */
export const widestLabel = 9;

/** The step at which drawn labels do not touch: every n-th label, with `room` em for each. */
export const thinLabels = (labels: readonly string[], room: number): number => {
  const widest = Math.max(0, ...labels.map((label) => Math.min(widestLabel, textWidth(label))));
  return Math.max(1, Math.ceil((widest + 0.75) / Math.max(0.01, room)));
};
