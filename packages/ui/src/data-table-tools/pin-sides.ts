/** The sides that a column can be pinned to, or neither. */
export const pinSides = ['none', 'start', 'end'] as const;

/** One of {@link pinSides}. */
export type PinSide = (typeof pinSides)[number];
