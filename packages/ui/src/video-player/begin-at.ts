/** Where a video goes on: at the second it was left at, at its beginning where it was seen to its end. */
export const beginAt = (left: number, duration: number): number =>
  left < duration - 1 ? Math.max(0, left) : 0;
