import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.js';
import type { PdfPage } from './pdf-engine.js';
import { viewportOf } from './viewport-of.js';
import { nextZoom, pageAt, topOfView, zoomToWidth } from './zoom-steps.js';

describe('pageText', () => {
  it.each([
    [
      'joins pieces of a line',
      [
        { str: 'Exam', hasEOL: false },
        { str: ' card', hasEOL: false },
      ],
      'Exam card',
    ],
    [
      'keeps lines',
      [
        { str: 'a', hasEOL: true },
        { str: 'b', hasEOL: false },
      ],
      'a\nb',
    ],
    ['leaves out what has no words', [{ type: 'beginMarkedContent' }, { str: 'a', hasEOL: false }], 'a'],
    [
      'makes many spaces one',
      [
        { str: 'a   ', hasEOL: false },
        { str: ' b', hasEOL: true },
      ],
      'a b',
    ],
    ['is empty for a picture', [], ''],
  ])('%s', (_what, items, expected) => {
    expect(pageText(items)).toBe(expected);
  });
});

describe('viewportOf', () => {
  const pageTurned = (rotate: number): PdfPage => ({
    rotate,
    // The requested values, in place of a size.
    getViewport: ({ scale, rotation = Number.NaN }) => ({ width: scale, height: rotation }),
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
    getTextContent: async () => ({ items: [] }),
  });

  it.each([
    ['a page as it is', 0, 0, 0],
    ['one that was scanned lying', 90, 0, 90],
    ['one that was turned to the right', 0, 1, 90],
    ['one that was turned until it stands', 270, 1, 0],
  ])('shows %s', (_what, rotate, turn, rotation) => {
    expect(viewportOf(pageTurned(rotate), 2, turn)).toEqual({ width: 2, height: rotation });
  });
});

describe('nextZoom', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [0.83, 1, 1],
    [0.83, -1, 0.75],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('goes from %f by %i to %f', (zoom, direction, expected) => {
    expect(nextZoom(zoom, direction)).toBe(expected);
  });
});

describe('zoomToWidth', () => {
  it.each([
    ['A4 on paper’s own width', 595, 793.33, 1],
    ['a phone', 595, 360, 0.4538],
    ['nothing smaller than can be read', 595, 20, 0.25],
    ['nothing larger than can be drawn', 10, 4000, 4],
  ])('fits %s', (_what, page, room, expected) => {
    expect(zoomToWidth(page, room)).toBeCloseTo(expected, 3);
  });
});

describe('topOfView', () => {
  it.each([
    ['a page longer than the view at its top', 1_000, 800, 600, 1_000],
    ['one of several that fit into the view in its middle', 1_000, 200, 600, 800],
    ['the first, above which there is nothing', 16, 200, 600, 0],
  ])('shows %s', (_what, top, height, room, expected) => {
    expect(topOfView(top, height, room)).toBe(expected);
  });

  it.each([800, 200])('is a view in which a page of %i pixels is the one in sight', (height) => {
    const tops = Array.from({ length: 9 }, (_, index) => 16 + index * (height + 16));
    const seen = tops.map((top) => pageAt(tops, topOfView(top, height, 600) + 300));
    expect(seen.slice(2)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('pageAt', () => {
  it.each([
    [0, 1],
    [399, 1],
    [400, 2],
    [5000, 3],
    [-10, 1],
  ])('finds at %i page %i', (middle, expected) => {
    expect(pageAt([10, 400, 800], middle)).toBe(expected);
  });
});
