/** All of something in basis points, in which shares are kept. */
export const wholeShare = 10_000;
