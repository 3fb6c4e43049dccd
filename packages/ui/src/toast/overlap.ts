interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const within = (from: number, to: number) => Math.max(0, to - from);

/** The overlapping area of two boxes, in square pixels. */
export const overlap = (one: Box, other: Box): number =>
  within(Math.max(one.left, other.left), Math.min(one.right, other.right)) *
  within(Math.max(one.top, other.top), Math.min(one.bottom, other.bottom));
