import type { CSSProperties } from 'react';

/** How many series are distinguished: as many as there are chart colours in tokens/colour.css. */
export const markCount = 8;

const of = <Mark,>(marks: readonly Mark[], series: number, first: Mark): Mark =>
  marks[series % markCount] ?? first;

/** The ink of a series, as the current colour of what it is drawn in. */
export const inkOf = (series: number): CSSProperties => ({
  color: `var(--sc-chart-${(series % markCount) + 1})`,
});

interface Texture {
  /** Lines on a tile of 8 by 8. */
  path: string;
  rotate: number;
}

const plain: Texture = { path: '', rotate: 0 };
const textures: readonly Texture[] = [
  plain,
  { path: 'M4 0V8', rotate: 45 },
  { path: 'M2 1V3M6 5V7', rotate: 0 },
  { path: 'M4 0V8', rotate: -45 },
  { path: 'M0 4H8', rotate: 0 },
  { path: 'M4 0V8M0 4H8', rotate: 45 },
  { path: 'M4 0V8', rotate: 0 },
  { path: 'M0 4H4M6 0V2M6 6V8', rotate: 0 },
];

/** The texture of a series' fill; the first has none. */
export const textureOf = (series: number): Texture => of(textures, series, plain);

const dashes = ['', '7 4', '2 3', '10 3 2 3', '14 5', '4 2', '1 4', '9 3 2 3 2 3'];

/** The dash of a series' line; the first is whole. */
export const dashOf = (series: number): string => of(dashes, series, '');

const markers = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.5-3.5h7v7h-7Z',
  'M0-4.6L4.4 3.4H-4.4Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0 4.6L4.4-3.4H-4.4Z',
  'M-4.5-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3Z',
  'M-5-2.5h10v5h-10Z',
  'M-2.5-5h5v10h-5Z',
];

/** The marker on a series' points, around 0, 0. */
export const markerOf = (series: number): string => of(markers, series, '');

interface ChartPatternsProps {
  /** How many series there are. */
  count: number;
  idOf: (series: number) => string;
}

/** The fills of the series: the ink, and over it a texture of the surface's colour. */
export function ChartPatterns({ count, idOf }: ChartPatternsProps) {
  return (
    <svg className="sc-chart-patterns" aria-hidden="true">
      <defs>
        {Array.from({ length: count }, (_, series) => {
          const { path, rotate } = textureOf(series);
          return (
            <pattern
              key={idOf(series)}
              id={idOf(series)}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform={rotate ? `rotate(${rotate})` : undefined}
              style={inkOf(series)}
            >
              <rect width="8" height="8" fill="currentColor" />
              {path && <path className="sc-chart-texture" d={path} />}
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}

interface SwatchProps {
  series: number;
  kind: 'fill' | 'line';
  /** Of the pattern of this series. */
  fill: string;
}

/** The mark of a series in the legend and in the tip: its texture, or its line with its marker. */
export function Swatch({ series, kind, fill }: SwatchProps) {
  return kind === 'fill' ? (
    <svg className="sc-chart-swatch" viewBox="0 0 14 14" aria-hidden="true" style={inkOf(series)}>
      <rect x="1" y="1" width="12" height="12" rx="2" fill={fill} />
    </svg>
  ) : (
    <svg
      className="sc-chart-swatch"
      data-kind="line"
      viewBox="0 0 28 14"
      aria-hidden="true"
      style={inkOf(series)}
    >
      <path className="sc-chart-line" d="M1 7H27" strokeDasharray={dashOf(series)} />
      <path className="sc-chart-marker" d={markerOf(series)} transform="translate(14 7)" />
    </svg>
  );
}
