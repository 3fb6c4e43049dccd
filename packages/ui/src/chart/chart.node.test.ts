import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinLabels } from './axes.js';
import { stackValues } from './bar-boxes.js';
import { arcAt, arcPath, donutArcs } from './donut-plot.js';
import { shorten, textWidth } from './frame-of.js';
import { histogramBins } from './histogram-bins.js';
import { linePath } from './line-plot.js';
import { dashOf, inkOf, markCount, markerOf, textureOf } from './marks.js';
import { bandAt, bands, barsIn, linear, niceTicks } from './scales.js';
import { type Extent, type Point, walk } from './walk.js';

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('niceTicks', () => {
  it.each<[number, number, { count?: number; whole?: boolean }, number[], string]>([
    [0, 100, {}, [0, 20, 40, 60, 80, 100], 'a percentage'],
    [0, 9, { whole: true }, [0, 2, 4, 6, 8, 10], 'counts'],
    [0, 2, { whole: true }, [0, 1, 2], 'few counts have no halves'],
    [0, 1, {}, [0, 0.2, 0.4, 0.6, 0.8, 1], 'shares without 0.6000000000000001'],
    [0, 0.3, { count: 3 }, [0, 0.1, 0.2, 0.3], 'small shares'],
    [-35, 80, {}, [-40, -20, 0, 20, 40, 60, 80], 'both sides of zero'],
    [40, 90, { count: 2 }, [0, 50, 100], 'from zero, so that bars do not lie'],
    [0, 0, {}, [0, 1], 'nothing but zeros'],
    [Number.NaN, Number.POSITIVE_INFINITY, { whole: true }, [0, 1], 'no numbers at all'],
  ])('from %d to %d with %j gives %j: %s', (least, greatest, options, ticks) => {
    expect(niceTicks(least, greatest, options)).toEqual(ticks);
  });

  it('holds both ends and zero, in equal steps, near the number asked for', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 8 }), (one, other, count) => {
        const [least, greatest] = one < other ? [one, other] : [other, one];
        fc.pre(greatest - least > 1e-6);
        const ticks = niceTicks(least, greatest, { count });
        const slack = (greatest - least) * 1e-9;
        expect(Math.min(...ticks)).toBeLessThanOrEqual(least + slack);
        expect(Math.max(...ticks)).toBeGreaterThanOrEqual(greatest - slack);
        expect(ticks.some((tick) => tick === 0)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(count * 1.5 + 3);
        expect(ticks).toEqual(ticks.toSorted((first, second) => first - second));
      }),
    );
  });
});

describe('linear', () => {
  it('maps the ends to the ends, and an empty span to the start', () => {
    expect(linear([0, 10], [100, 0])(0)).toBe(100);
    expect(linear([0, 10], [100, 0])(10)).toBe(0);
    expect(linear([5, 5], [20, 40])(5)).toBe(20);
  });
});

describe('bands', () => {
  it('fill the length, and every place is in the band that it is drawn in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(100),
        fc.integer({ min: 10, max: 2000 }),
        (count, start, length) => {
          const all = bands(count, start, length);
          expect(all).toHaveLength(count);
          expect((all.at(-1)?.start ?? 0) + (all.at(-1)?.size ?? 0)).toBeCloseTo(start + length);
          all.forEach((band, at) => {
            expect(bandAt(band.centre, count, start, length)).toBe(at);
          });
          expect(bandAt(start - 1, count, start, length)).toBeNull();
          expect(bandAt(start + length + 1, count, start, length)).toBeNull();
        },
      ),
    );
  });

  it('keep the bars of a group inside, side by side and in the middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 40, max: 400 }), (count, size) => {
        const band = { start: 0, size, centre: size / 2 };
        const bars = barsIn(band, count, 48, 2);
        expect(bars[0]?.start).toBeGreaterThanOrEqual(0);
        const last = bars.at(-1);
        expect((last?.start ?? 0) + (last?.size ?? 0)).toBeLessThanOrEqual(size);
        expect(((bars[0]?.centre ?? 0) + (last?.centre ?? 0)) / 2).toBeCloseTo(size / 2);
        expect(Math.max(...bars.map((bar) => bar.size))).toBeLessThanOrEqual(48);
      }),
    );
  });
});

describe('stackValues', () => {
  it('piles up from zero, negatives downwards, and leaves gaps', () => {
    expect(stackValues([3, null, 4, -2, -1])).toEqual([
      { from: 0, to: 3 },
      null,
      { from: 3, to: 7 },
      { from: 0, to: -2 },
      { from: -2, to: -3 },
    ]);
  });

  it('ends at the sum of the positive values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0);
        expect(stackValues(values).at(-1)?.to).toBe(sum);
      }),
    );
  });
});

describe('histogramBins', () => {
  it('puts an edge into the upper bin, and the last edge into the last', () => {
    expect(histogramBins([0, 9, 10, 20, 20, 21, -1, Number.NaN], { from: 0, to: 20, width: 10 })).toEqual([
      { from: 0, to: 10, count: 2 },
      { from: 10, to: 20, count: 3 },
    ]);
  });

  it('counts every value in the range exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.constantFrom(5, 10, 20), (values, width) => {
        const bins = histogramBins(values, { from: 0, to: 100, width });
        expect(bins).toHaveLength(100 / width);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
      }),
    );
  });
});

describe('donutArcs', () => {
  it('go once round, in order, each as long as its share', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }), (values) => {
        const arcs = donutArcs(values);
        const total = values.reduce((sum, value) => sum + value, 0);
        expect(arcs.at(-1)?.end ?? 0).toBeCloseTo(total > 0 ? Math.PI * 2 : 0);
        arcs.forEach((arc, at) => {
          expect(arc.start).toBeCloseTo(arcs[at - 1]?.end ?? 0);
          expect(arc.end - arc.start).toBeCloseTo(arc.share * Math.PI * 2);
        });
      }),
    );
  });

  it('gives no angle to a negative value or to one that is not a number', () => {
    expect(donutArcs([1, -5, Number.NaN, 1]).map((arc) => arc.share)).toEqual([0.5, 0, 0, 0.5]);
  });

  it('are found again under the pointer, and not in the hole', () => {
    const arcs = donutArcs([1, 1, 2]);
    expect(arcAt(arcs, 40, -40, 40, 80)).toBe(0);
    expect(arcAt(arcs, 40, 40, 40, 80)).toBe(1);
    expect(arcAt(arcs, -60, 0, 40, 80)).toBe(2);
    expect(arcAt(arcs, 5, 5, 40, 80)).toBeNull();
    expect(arcAt(arcs, 90, 0, 40, 80)).toBeNull();
  });

  it('draw a whole ring as two halves', () => {
    expect(arcPath({ start: 0, end: Math.PI * 2, share: 1 }, 40, 80).match(/Z/g)).toHaveLength(2);
    expect(arcPath({ start: 0, end: Math.PI, share: 0.5 }, 40, 80).match(/Z/g)).toHaveLength(1);
  });
});

describe('linePath', () => {
  it('breaks at a missing value', () => {
    expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 1.005 }])).toBe('M0 1L1 2M3 1');
    expect(linePath([null, { x: 1, y: 2 }])).toBe('M1 2');
    expect(linePath([])).toBe('');
  });
});

describe('labels', () => {
  it('count a Chinese character as a square', () => {
    expect(textWidth('上海')).toBe(2);
    expect(textWidth('ab')).toBeCloseTo(1.16);
  });

  it('are cut only when they do not fit', () => {
    expect(shorten('上海', 2)).toBe('上海');
    expect(shorten('上海市职业技能中心', 4)).toBe('上海市…');
  });

  it('are never wider than their room', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, room) => {
        expect(textWidth(shorten(text, room)) - 0.58).toBeLessThanOrEqual(room);
      }),
    );
  });

  it.each([
    [['1月', '2月'], 4, 1, 'they fit'],
    [['1月', '2月'], 1.5, 2, 'every second'],
    [['2026-11-21'], 2, 4, 'every fourth'],
    [[], 2, 1, 'none'],
  ])('%j in %d em draw one of %d: %s', (labels, room, step) => {
    expect(thinLabels(labels, room)).toBe(step);
  });
});

describe('walk', () => {
  const extent = { count: 3, series: 2 };
  it.each<[string, Point, Extent, Point | null, string]>([
    ['ArrowRight', { index: 0, series: 0 }, extent, { index: 1, series: 0 }, 'on'],
    ['ArrowRight', { index: 2, series: 0 }, extent, { index: 2, series: 0 }, 'stops at the end'],
    ['ArrowLeft', { index: 0, series: 1 }, extent, { index: 0, series: 1 }, 'stops at the start'],
    ['ArrowDown', { index: 1, series: 0 }, extent, { index: 1, series: 1 }, 'the next series'],
    ['ArrowUp', { index: 1, series: 0 }, extent, { index: 1, series: 0 }, 'no series before'],
    ['Home', { index: 2, series: 1 }, extent, { index: 0, series: 1 }, 'the first'],
    ['End', { index: 0, series: 1 }, extent, { index: 2, series: 1 }, 'the last'],
    ['ArrowDown', { index: 0, series: 0 }, { ...extent, horizontal: true }, { index: 1, series: 0 }, 'down'],
    [
      'ArrowRight',
      { index: 0, series: 0 },
      { ...extent, horizontal: true },
      { index: 0, series: 1 },
      'across',
    ],
    ['Enter', { index: 0, series: 0 }, extent, null, 'not a way to walk'],
  ])('%s from %j in %j leads to %j: %s', (key, from, within, to) => {
    expect(walk(key, from, within)).toEqual(to);
  });
});

describe('marks', () => {
  const series = Array.from({ length: markCount }, (_, at) => at);
  it.each([
    ['ink', (at: number) => JSON.stringify(inkOf(at))],
    ['texture', (at: number) => JSON.stringify(textureOf(at))],
    ['dash', dashOf],
    ['marker', markerOf],
  ])('differ by %s for each of eight series, and begin again after them', (_name, mark) => {
    expect(new Set(series.map(mark)).size).toBe(markCount);
    expect(mark(markCount)).toBe(mark(0));
  });
});
