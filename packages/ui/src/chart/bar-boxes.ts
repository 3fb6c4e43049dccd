import type { ChartReference, ChartSeries } from './chart-model.js';
import type { Frame } from './frame-of.js';
import { type Band, bandAt, barsIn } from './scales.js';
import type { Box } from './use-box.js';
import type { Point } from './walk.js';

interface StackedBar {
  from: number;
  to: number;
}

/** Piles values up from zero, what is negative downwards; null where there is no value. */
export const stackValues = (values: readonly (number | null)[]): (StackedBar | null)[] => {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    if (value === null) return null;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return { from, to: from + value };
  });
};

/** The figures that bars are drawn from, upright or lying. */
export interface BarFigures {
  box: Box;
  at: Point | null;
  categories: readonly string[];
  series: readonly ChartSeries[];
  layout: 'grouped' | 'stacked';
  reference?: ChartReference | undefined;
  format: (value: number) => string;
  valueLabel?: string | undefined;
  fillOf: (series: number) => string;
}

/** The bars of each category, from where to where in values. */
export const barsOf = ({ categories, series, layout }: BarFigures): (StackedBar | null)[][] =>
  categories.map((_, index) => {
    const values = series.map((each) => each.values[index] ?? null);
    if (layout === 'stacked') return stackValues(values);
    return values.map((value) => (value === null ? null : { from: 0, to: value }));
  });

/** Every value that the axis must hold. */
export const endsOf = (bars: readonly (StackedBar | null)[][], reference: ChartReference | undefined) => [
  ...bars.flat().flatMap((bar) => (bar ? [bar.to] : [])),
  ...(reference ? [reference.value] : []),
];

/** A bar on the picture. */
export interface BarBox extends Point {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Placing {
  slots: readonly Band[];
  place: (value: number) => number;
  /** The bars lie. */
  lying: boolean;
  /** How thick a bar may be. */
  widest: number;
}

/** The rectangle of every bar; bars of length zero are left out. */
export const barBoxes = (
  bars: readonly (StackedBar | null)[][],
  { layout, series }: Pick<BarFigures, 'layout' | 'series'>,
  { slots, place, lying, widest }: Placing,
): BarBox[] =>
  slots.flatMap((slot, index) => {
    const lanes = barsIn(slot, layout === 'stacked' ? 1 : series.length, widest, 2);
    return (bars[index] ?? []).flatMap((bar, of) => {
      const lane = lanes[layout === 'stacked' ? 0 : of];
      if (!bar || !lane || bar.from === bar.to) return [];
      const [one, other] = [place(bar.from), place(bar.to)];
      const [start, length] = [Math.min(one, other), Math.abs(one - other)];
      return [
        lying
          ? { index, series: of, x: start, y: lane.start, width: length, height: lane.size }
          : { index, series: of, x: lane.start, y: start, width: lane.size, height: length },
      ];
    });
  });

/** The point under the pointer: its category from the band, its series from the bar, else the first. */
export const hitBars = (
  boxes: readonly BarBox[],
  { frame, count, lying }: { frame: Frame; count: number; lying: boolean },
  x: number,
  y: number,
): Point | null => {
  const index = lying ? bandAt(y, count, frame.top, frame.height) : bandAt(x, count, frame.left, frame.width);
  if (index === null) return null;
  const under = boxes.filter((box) => {
    const across = x >= box.x && x <= box.x + box.width;
    const down = y >= box.y && y <= box.y + box.height;
    return box.index === index && (lying ? down : across) && (box.series === 0 || (across && down));
  });
  return { index, series: under.at(-1)?.series ?? 0 };
};

/** The middle of a bar, or of its slot if its length is zero. */
export const anchorOf = (
  boxes: readonly BarBox[],
  at: Point,
  otherwise: { x: number; y: number },
): { x: number; y: number } => {
  const box = boxes.find(({ index, series }) => index === at.index && series === at.series);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : otherwise;
};
