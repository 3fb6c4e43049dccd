import { dashOf, inkOf, markerOf } from './marks.js';

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
