/** The start position of a video: the second it was left at, or its beginning if it was seen to the end. */
export const beginAt = (left: number, duration: number): number =>
  left < duration - 1 ? Math.max(0, left) : 0;
