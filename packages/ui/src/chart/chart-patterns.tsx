import { inkOf, textureOf } from './marks.js';

interface ChartPatternsProps {
  /** The number of series. */
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
