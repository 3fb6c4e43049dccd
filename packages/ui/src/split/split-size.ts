/** The range of the separator, in per cent of the whole. */
export interface SplitBounds {
  min: number;
  max: number;
}

/** Clamps a width to its bounds, in whole per cent. */
export const clampSize = (size: number, { min, max }: SplitBounds): number =>
  Math.round(Math.min(max, Math.max(min, size)));

/**
 * The position to which a key moves the separator: arrows by 2, with Shift or by page by 10, Home and End to the
 * bounds; null for other keys.
 */
export const sizeAfterKey = (
  key: string,
  shift: boolean,
  size: number,
  bounds: SplitBounds,
): number | null => {
  const step = shift ? 10 : 2;
  const moves: Record<string, number> = {
    ArrowLeft: size - step,
    ArrowRight: size + step,
    PageDown: size - 10,
    PageUp: size + 10,
    Home: bounds.min,
    End: bounds.max,
  };
  const next = moves[key];
  return next === undefined ? null : clampSize(next, bounds);
};

/** The width that a pointer at `x` asks for, in a box that starts at `left` and is `width` wide. */
export const sizeAtPointer = (x: number, left: number, width: number, bounds: SplitBounds): number =>
  clampSize(width === 0 ? bounds.min : ((x - left) / width) * 100, bounds);
