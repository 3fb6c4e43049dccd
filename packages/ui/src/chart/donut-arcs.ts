export interface Arc {
  /** Radians from the top, clockwise. */
  start: number;
  end: number;
  share: number;
}

const turn = Math.PI * 2;

/** The slices of a ring in proportion; a negative or infinite value has none. */
export const donutArcs = (values: readonly number[]): Arc[] => {
  const sizes = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return sizes.map((size) => {
    const start = total > 0 ? (before / total) * turn : 0;
    before += size;
    return { start, end: total > 0 ? (before / total) * turn : 0, share: total > 0 ? size / total : 0 };
  });
};

const round = (value: number) => Math.round(value * 100) / 100;
const place = (angle: number, radius: number) =>
  `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;

/**
 * A slice as a path around 0, 0. A whole ring is drawn as two halves, because an arc that ends where it starts is
 * empty.
 */
export const arcPath = ({ start, end }: Arc, inner: number, outer: number): string => {
  if (end - start > turn - 0.001) {
    const half = { start, end: start + turn / 2, share: 0.5 };
    const other = { start: half.end, end: start + turn, share: 0.5 };
    return arcPath(half, inner, outer) + arcPath(other, inner, outer);
  }
  const large = end - start > Math.PI ? 1 : 0;
  return `M${place(start, outer)}A${outer} ${outer} 0 ${large} 1 ${place(end, outer)}L${place(end, inner)}A${inner} ${inner} 0 ${large} 0 ${place(start, inner)}Z`;
};

/** The slice under a place, given from the middle of the ring; null in the hole and outside. */
export const arcAt = (
  arcs: readonly Arc[],
  x: number,
  y: number,
  inner: number,
  outer: number,
): number | null => {
  const far = Math.hypot(x, y);
  if (far < inner || far > outer) return null;
  const angle = (Math.atan2(x, -y) + turn) % turn;
  const at = arcs.findIndex((arc) => angle >= arc.start && angle < arc.end);
  return at < 0 ? null : at;
};
