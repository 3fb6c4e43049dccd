/** The whole in basis points, the unit of shares. */
export const wholeShare = 10_000;
